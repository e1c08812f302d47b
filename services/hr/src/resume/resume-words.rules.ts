/** Far more than a resume has. */
export const MOST_READ = 200_000;
/** What a reader answers of a file that is broken or locked; nobody is shown it. */
export const UNREADABLE = 'unreadable';
const MOST_KEPT = 20_000;

const ADDRESS = /[^\s@]{1,64}@[^\s@]{1,255}/g;
const LINK = /\b(?:https?:\/\/|www\.)\S{1,500}/gi;
const NUMBER = /\+?\d(?:[\s().-]{0,2}\d){6,}/g;
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]+/gu;

/**
 * The words by which a resume is found, each once. Addresses, links and long numbers are left out: who may not know how
 * to reach somebody could otherwise guess it by searching.
 */
export function foundable(text: string): string {
  const words = text
    .replaceAll(UNSEEN, ' ')
    .replaceAll(ADDRESS, ' ')
    .replaceAll(LINK, ' ')
    .replaceAll(NUMBER, ' ')
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '' && word.length <= 60);
  return [...new Set(words)].join(' ').slice(0, MOST_KEPT).trim();
}
