/** The keys with one of them before another, or with null at the end. */
export function putBefore(keys: readonly string[], key: string, before: string | null): string[] {
  if (key === before || !keys.includes(key)) return [...keys];
  const others = keys.filter((each) => each !== key);
  const at = before === null ? others.length : others.indexOf(before);
  return at < 0 ? [...keys] : others.toSpliced(at, 0, key);
}

/** The keys with one of them a place further up (-1) or down (1). */
export function stepBy(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const at = keys.indexOf(key) + by;
  if (!keys.includes(key) || at < 0 || at >= keys.length) return [...keys];
  return keys.filter((each) => each !== key).toSpliced(at, 0, key);
}
