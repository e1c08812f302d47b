const STOPS = ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"])';

/**
 * Makes a part that scrolls a stop of the keyboard while it has none inside, such as a dialog of words alone.
 * @returns a function that stops watching it
 */
export function keepReachable(part: HTMLElement | null): (() => void) | undefined {
  if (!part || typeof ResizeObserver === 'undefined') return undefined;
  const look = () => {
    if (part.scrollHeight > part.clientHeight && !part.querySelector(STOPS)) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(part);
  contents.observe(part, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
