/** The first unused number. */
export const nextId = (ids: readonly number[]): number => Math.max(0, ...ids) + 1;

/** The list with an item back at its old place. */
export const putBack = <T>(list: readonly T[], item: T, at: number): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

/** Whether every word of the search is in one of the texts, ignoring case. */
export function matches(search: string, texts: readonly string[]): boolean {
  const whole = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
