const STOPS = ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"])';

/**
 * Makes a part of a dialog that scrolls a stop of the keyboard, named as the dialog, while it has none inside, such as
 * a dialog of words alone. One that has the focus stays a stop, so that the focus is not lost when one comes inside.
 * @returns a function that stops watching it
 */
export function keepReachable(part: HTMLElement | null): (() => void) | undefined {
  if (!part || typeof ResizeObserver === 'undefined') return undefined;
  const look = () => {
    if (part === document.activeElement) return;
    if (part.scrollHeight > part.clientHeight && !part.querySelector(STOPS)) makeStop(part);
    else for (const name of ['tabindex', 'role', 'aria-labelledby']) part.removeAttribute(name);
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(part);
  contents.observe(part, { childList: true, subtree: true });
  part.addEventListener('blur', look);
  return () => {
    sizes.disconnect();
    contents.disconnect();
    part.removeEventListener('blur', look);
  };
}

function makeStop(part: HTMLElement): void {
  const title = part.parentElement?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
  part.tabIndex = 0;
  if (!title) return;
  part.setAttribute('role', 'region');
  part.setAttribute('aria-labelledby', title);
}
