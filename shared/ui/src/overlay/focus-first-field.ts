const FIELD =
  ':is(input:not([type="hidden"], [type="file"]), select, textarea):enabled:not([readonly], [hidden])';

/**
 * Puts the focus into the first field of what lies over the page, also when it arrives later: its code, or what it
 * shows, may still be on the way. It stays where an `autoFocus` or the person has put it meanwhile.
 * @returns stops waiting for a field
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

/** @returns whether there is one */
function focusField(content: HTMLElement): boolean {
  const field = content.querySelector<HTMLElement>(FIELD);
  field?.focus();
  return field !== null;
}
