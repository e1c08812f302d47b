const MOST = 200;

/** The beginning of what a person wrote, as a notification shows it: no character is cut in two. */
export function excerptOf(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text.trim()), ({ segment }) => segment);
  if (characters.length <= MOST) return text.trim();
  return `${characters
    .slice(0, MOST - 1)
    .join('')
    .trimEnd()}…`;
}
