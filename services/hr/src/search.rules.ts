/** The words of a search; a person matches who has all of them. */
export function searchWords(search: string | undefined): string[] {
  return search?.split(/\s+/).filter(Boolean) ?? [];
}
