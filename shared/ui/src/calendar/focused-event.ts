/** The id of the event that has the focus. */
export const focusedEvent = (): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-event]')?.dataset['event'] ?? null;

/** The first element of each event in the page, by its id. */
export function eventElements(root: HTMLElement | null): Map<string, HTMLElement> {
  const elements = [...(root?.querySelectorAll<HTMLElement>('[data-event]') ?? [])].toReversed();
  return new Map(elements.map((element) => [element.dataset['event'] ?? '', element]));
}

/** An event is a button, or has one in it. */
export function focusEvent(root: HTMLElement | null, id: string): boolean {
  const element = eventElements(root).get(id);
  const button = element?.matches('button') ? element : element?.querySelector<HTMLElement>('button');
  button?.focus();
  return button != null;
}
