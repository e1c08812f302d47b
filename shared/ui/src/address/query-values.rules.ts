/** The query with these values; null and the empty text remove one. */
export function withValues(
  before: URLSearchParams,
  values: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values))
    if (value) after.set(name, value);
    else after.delete(name);
  return after;
}
