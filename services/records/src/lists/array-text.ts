/** Formats texts as a PostgreSQL array literal. */
export function arrayText(words: readonly string[]): string {
  return `{${words.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`).join()}}`;
}
