import type { RemoteSearchKind, SearchAnswer } from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import type { NavigationGroup } from '../navigation/navigation.rules.js';

/** One result. */
export interface Hit {
  /** Unique among all hits. */
  key: string;
  /** Name of an icon of the UI kit. */
  icon: string;
  title: string;
  detail: string | null;
  /** Its path below /{companyCode}. */
  to: string;
}

export interface HitGroup {
  key: string;
  title: string;
  hits: Hit[];
  /** The number of results: `12`, `250+`. Null where all are shown. */
  count: string | null;
}

export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Menu pages in whose title or group every search word begins a word; all pages without a search. */
export function findPages(menu: readonly NavigationGroup[], text: string): HitGroup[] {
  const words = wordsOf(text);
  const hits = menu.flatMap(({ title: area, items }) =>
    items
      .filter(({ title }) => words.every((word) => beginsWord(`${title} ${area ?? ''}`, word)))
      .map(({ id, title, icon, path }) => ({ key: `page ${id}`, icon, title, detail: area, to: path })),
  );
  return hits.length > 0 ? [{ key: 'page', title: t('Pages'), hits, count: null }] : [];
}

const beginsWord = (text: string, word: string) => ` ${text.toLowerCase()}`.includes(` ${word}`);

/** The server's results, for the kinds that this portal can show. */
export function toHitGroups({ groups }: SearchAnswer, kinds: readonly RemoteSearchKind[]): HitGroup[] {
  return groups.flatMap(({ kind, items, total, totalIsExact }) => {
    const look = kinds.find((each) => each.kind === kind);
    if (!look) return [];
    const hits = items.map(({ id, title, detail, lookup }) => ({
      key: `${kind} ${id}`,
      icon: look.icon,
      title,
      detail,
      to: `${look.path}?search=${encodeURIComponent(lookup)}`,
    }));
    const whole = totalIsExact && total <= items.length;
    const count = whole ? null : `${formatNumber(total)}${totalIsExact ? '' : '+'}`;
    return [{ key: kind, title: translate(look.title), hits, count }];
  });
}

export interface TextPart {
  text: string;
  marked: boolean;
}

/** Splits a text where one of the words begins one of its words. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const lower = text.toLowerCase();
  // Lower-casing may change a text's length; then nothing is marked, because it could be wrong.
  if (words.length === 0 || lower.length !== text.length) return [{ text, marked: false }];
  let plainFrom = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isStart = at === 0 || /[\s.@-]/.test(lower[at - 1] ?? '');
    const word = isStart ? words.find((each) => lower.startsWith(each, at)) : undefined;
    if (!word) continue;
    if (at > plainFrom) parts.push({ text: text.slice(plainFrom, at), marked: false });
    parts.push({ text: text.slice(at, at + word.length), marked: true });
    plainFrom = at + word.length;
    at = plainFrom - 1;
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), marked: false });
  return parts;
}
