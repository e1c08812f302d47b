/** Formats texts as a PostgreSQL array literal. */
export function arrayText(words: string[]): string {
  return `{${words.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`).join()}}`;
}
