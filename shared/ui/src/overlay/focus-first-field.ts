const FIELD =
  ':is(input:not([type="hidden"], [type="file"]), select, textarea):enabled:not([readonly], [hidden])';

/**
 * Focuses the first field of an overlay, also when that appears later because its code or data is still loading. It
 * leaves the focus where an `autoFocus` or the person has put it meanwhile.
 * @returns a function that stops waiting for a field
 */
export function focusFirstField(content: HTMLElement): () => void {
  const { activeElement: before } = document;
  const isThere = before !== null && content.contains(before) && before.matches(FIELD);
  if (isThere || focusField(content)) return () => undefined;
  const wait = new MutationObserver(() => {
    const { activeElement: now } = document;
    const isMoved = now !== before && now !== content && content.contains(now);
    if (isMoved || focusField(content)) wait.disconnect();
  });
  wait.observe(content, { childList: true, subtree: true });
  return () => wait.disconnect();
}

/** @returns whether there is a field */
function focusField(content: HTMLElement): boolean {
  const field = content.querySelector<HTMLElement>(FIELD);
  field?.focus();
  return field !== null;
}
