import type { SearchAnswer } from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import type { NavigationGroup } from '../navigation/navigation.rules.js';
import type { Command } from './command.types.js';
import type { ShownKind } from './use-search-kinds.js';

/** One result. */
export interface Hit {
  /** Unique among all hits. */
  key: string;
  /** Name of an icon of the UI kit. */
  icon: string;
  title: string;
  detail: string | null;
  /** Its path below /{companyCode}, or what it does. */
  act: string | (() => void);
  /** The email of the person whom it shows. */
  person?: string | undefined;
  /** Two keys that start it without the palette. */
  keys?: readonly [string, string] | undefined;
}

/** A hit that opens a page. */
export type PageHit = Hit & { act: string };
export const isPageHit = (hit: Hit): hit is PageHit => typeof hit.act === 'string';

export interface HitGroup<Row extends Hit = Hit> {
  key: string;
  title: string;
  hits: Row[];
  /** The number of results: `12`, `250+`. Null where all are shown. */
  count: string | null;
}

export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Menu pages in whose title or group every search word begins a word; all pages without a search. */
export function findPages(menu: readonly NavigationGroup[], text: string): HitGroup<PageHit>[] {
  const words = wordsOf(text);
  const hits = menu.flatMap(({ title: area, items }) =>
    items
      .filter(({ title }) => words.every((word) => beginsWord(`${title} ${area ?? ''}`, word)))
      .map(({ id, title, icon, path, key }) => ({
        key: `page ${id}`,
        icon,
        title,
        detail: area,
        act: path,
        keys: key ? (['g', key] as const) : undefined,
      })),
  );
  return groupOf('page', t('Pages'), hits);
}

/**
 * Commands in whose title or app every search word begins a word; all commands without a search. Of several words for the
 * same, such as "add" and "new", each finds what the others find.
 */
export function findCommands(commands: readonly Command[], text: string): HitGroup[] {
  const words = wordsOf(text);
  const same = wordsOf(t('add new create'));
  const isCalled = (name: string, word: string) =>
    beginsWord(name, word) ||
    (same.some((each) => each.startsWith(word)) &&
      same.some((each) => ` ${name.toLowerCase()} `.includes(` ${each} `)));
  const hits = commands
    .filter(({ title, detail }) => words.every((word) => isCalled(`${title} ${detail ?? ''}`, word)))
    .map(({ id, ...command }) => ({ key: `command ${id}`, ...command }));
  return groupOf('command', t('Commands'), hits);
}

/** What was opened lately, while nothing is typed. */
export const recentGroup = (hits: Hit[]): HitGroup[] =>
  groupOf(
    'recent',
    t('Recent'),
    hits.map((hit) => ({ ...hit, key: `recent ${hit.key}` })),
  );

/** The way to the page of all results. */
export function allResultsOf(text: string): HitGroup[] {
  const act = `search?q=${encodeURIComponent(text)}`;
  const title = t('All results for “{text}”', { text });
  return groupOf('all', t('Search'), [{ key: 'all results', icon: 'search', title, detail: null, act }]);
}

const groupOf = <Row extends Hit>(key: string, title: string, hits: Row[]): HitGroup<Row>[] =>
  hits.length > 0 ? [{ key, title, hits, count: null }] : [];

const beginsWord = (text: string, word: string) => ` ${text.toLowerCase()}`.includes(` ${word}`);

/** The server's results, for the kinds that this portal can show. */
export function toHitGroups({ groups }: SearchAnswer, kinds: readonly ShownKind[]): HitGroup<PageHit>[] {
  return groups.flatMap(({ kind, items, total, totalIsExact }) => {
    const look = kinds.find((each) => each.kind === kind);
    if (!look) return [];
    const hits = items.map(({ id, title, detail, lookup }) => ({
      key: `${kind} ${id}`,
      icon: look.icon,
      title,
      detail,
      act: `${look.path}${look.path.includes('?') ? '&' : '?'}${look.named ?? 'open'}=${id}`,
      person: look.person && lookup.toLowerCase(),
    }));
    const whole = totalIsExact && total <= items.length;
    const count = whole ? null : `${formatNumber(total)}${totalIsExact ? '' : '+'}`;
    return [{ key: kind, title: translate(look.title), hits, count }];
  });
}

/** The groups with one row a person: the first kind that shows them. */
export function oncePerPerson<Row extends Hit>(groups: readonly HitGroup<Row>[]): HitGroup<Row>[] {
  const seen = new Map<string, string>();
  const isFirst = (kind: string, { person }: Row) => {
    if (person === undefined) return true;
    if (!seen.has(person)) seen.set(person, kind);
    return seen.get(person) === kind;
  };
  return groups
    .map((group) => ({ ...group, hits: group.hits.filter((hit) => isFirst(group.key, hit)) }))
    .filter(({ hits }) => hits.length > 0);
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
