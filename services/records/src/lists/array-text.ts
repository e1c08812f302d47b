/** An array of texts as PostgreSQL reads it. */
export function arrayText(words: string[]): string {
  return `{${words.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`).join()}}`;
}
