import { TASK_PRIORITIES, addDays, weekdayOf, type TaskPriority } from '@atrium/contracts';

/** A word or two of the line that say more than the title. */
export type QuickPart = { words: string } & (
  | { kind: 'person'; value: string }
  | { kind: 'label'; value: string }
  | { kind: 'priority'; value: TaskPriority }
  | { kind: 'due'; value: string }
  | { kind: 'estimate'; value: number }
);

export interface QuickLine {
  title: string;
  parts: QuickPart[];
}

const MOST_PEOPLE = 10;
const MOST_LABELS = 20;
const LONGEST_LABEL = 40;
const MOST_MINUTES = 2000 * 60;
const DAYS_A_WEEK = 7;

/** Sunday first, as JavaScript counts: English, Hindi, Arabic. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['sun', 'sunday', 'रवि', 'रविवार', 'الأحد'],
  ['mon', 'monday', 'सोम', 'सोमवार', 'الاثنين', 'الإثنين'],
  ['tue', 'tues', 'tuesday', 'मंगल', 'मंगलवार', 'الثلاثاء'],
  ['wed', 'wednesday', 'बुध', 'बुधवार', 'الأربعاء'],
  ['thu', 'thur', 'thurs', 'thursday', 'गुरु', 'गुरुवार', 'الخميس'],
  ['fri', 'friday', 'शुक्र', 'शुक्रवार', 'الجمعة'],
  ['sat', 'saturday', 'शनि', 'शनिवार', 'السبت'],
];
const TODAY = ['today', 'आज', 'اليوم'];
const TOMORROW = ['tomorrow', 'कल', 'غدا', 'غدًا'];
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_NAMES =
  'january february march april may june july august september october november december'.split(' ');

interface Found {
  part: QuickPart;
  at: number;
  count: number;
}

/**
 * What a line says: `Cut the reels @asha #video !high fri 2h`. What is understood leaves the title; of several days,
 * priorities or estimates the last one counts, since they stand at the end.
 * @param left parts, as they are written, that stay words of the title
 */
export function readQuickLine(line: string, today: string, left: ReadonlySet<string> = new Set()): QuickLine {
  const words = line.split(/\s+/).filter(Boolean);
  const found = chosenOf(findAll(words, today).filter(({ part }) => !left.has(part.words)));
  const taken = new Set(
    found.flatMap(({ at, count }) => Array.from({ length: count }, (_, more) => at + more)),
  );
  return {
    title: words.filter((_, at) => !taken.has(at)).join(' '),
    parts: found.map(({ part }) => part),
  };
}

/** The name of a person or a label that is being written: the word at the cursor, from its @ or #. */
export interface WrittenName {
  kind: 'person' | 'label';
  /** Without its sign. */
  text: string;
  from: number;
  to: number;
}

export function nameAt(line: string, cursor: number): WrittenName | null {
  const from = line.slice(0, cursor).search(/[@#][^\s@#]*$/);
  if (from < 0 || (from > 0 && !/\s/.test(line[from - 1] ?? ''))) return null;
  const rest = /^[^\s]*/.exec(line.slice(cursor))?.[0] ?? '';
  const to = cursor + rest.length;
  return { kind: line[from] === '@' ? 'person' : 'label', text: line.slice(from + 1, to), from, to };
}

/** The line with the name written out, and where the cursor then is. */
export function writeName(line: string, { kind, from, to }: WrittenName, name: string) {
  const written = `${kind === 'person' ? '@' : '#'}${name} `;
  const after = line.slice(to).replace(/^\s/, '');
  return { line: `${line.slice(0, from)}${written}${after}`, cursor: from + written.length };
}

function findAll(words: readonly string[], today: string): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const each = findAt(words, at, today);
    if (!each) continue;
    found.push(each);
    at += each.count - 1;
  }
  return found;
}

function findAt(words: readonly string[], at: number, today: string): Found | null {
  for (const count of [3, 2]) {
    const several = words.slice(at, at + count);
    const day = several.length === count ? namedDay(several, today) : null;
    if (day) return { at, count, part: { kind: 'due', value: day, words: several.join(' ') } };
  }
  const word = words[at] ?? '';
  const part = partOf(word, today);
  return part && { at, count: 1, part: { ...part, words: word } };
}

type Meant = QuickPart extends infer Part ? (Part extends QuickPart ? Omit<Part, 'words'> : never) : never;

function partOf(word: string, today: string): Meant | null {
  const rest = word.slice(1);
  if (word.startsWith('@')) return rest ? { kind: 'person', value: rest } : null;
  if (word.startsWith('#'))
    return rest && rest.length <= LONGEST_LABEL ? { kind: 'label', value: rest } : null;
  if (word.startsWith('!')) {
    const priority = TASK_PRIORITIES.find((each) => each === rest.toLowerCase());
    return priority ? { kind: 'priority', value: priority } : null;
  }
  const minutes = minutesOf(word);
  if (minutes !== null) return { kind: 'estimate', value: minutes };
  const day = dayOf(word.toLowerCase(), today);
  return day === null ? null : { kind: 'due', value: day };
}

/** `2h`, `1.5h`, `1h30`, `1h30m`, `90m`. */
function minutesOf(word: string): number | null {
  const hours = /^(\d{1,4}(?:\.\d{1,2})?)h(?:([0-5]?\d)m?)?$/i.exec(word);
  const alone = /^(\d{1,6})m$/i.exec(word);
  if (!hours && !alone) return null;
  const minutes = alone ? Number(alone[1]) : Math.round(Number(hours?.[1]) * 60) + Number(hours?.[2] ?? 0);
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : null;
}

function dayOf(word: string, today: string): string | null {
  if (TODAY.includes(word)) return today;
  if (TOMORROW.includes(word)) return addDays(today, 1);
  const weekday = WEEKDAYS.findIndex((names) => names.includes(word));
  if (weekday < 0) return /^\d{4}-\d{2}-\d{2}$/.test(word) && isDay(word) ? word : null;
  // The next one: on a Friday, "fri" is in a week.
  const ahead = (weekday - weekdayOf(today) + DAYS_A_WEEK) % DAYS_A_WEEK;
  return addDays(today, ahead || DAYS_A_WEEK);
}

/** `24 Dec`, the next one, or `24 Dec 2027`. */
function namedDay([day = '', name = '', year]: readonly string[], today: string): string | null {
  if (!/^\d{1,2}$/.test(day) || (year !== undefined && !/^2\d{3}$/.test(year))) return null;
  const month = monthOf(name.toLowerCase());
  if (month === 0) return null;
  const inYear = (of: string) => `${of}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const first = inYear(year ?? today.slice(0, 4));
  const wanted = year === undefined && first < today ? inYear(String(Number(today.slice(0, 4)) + 1)) : first;
  return isDay(wanted) ? wanted : null;
}

const monthOf = (name: string): number =>
  Math.max(MONTHS.indexOf(name.replace(/\.$/, '')), MONTH_NAMES.indexOf(name)) + 1;

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day >= '1900' && day < '2200';
}

/** The last of each that a task has once; people and labels once each, as many as a task takes. */
function chosenOf(found: readonly Found[]): Found[] {
  const lists = { person: MOST_PEOPLE, label: MOST_LABELS };
  return found.filter((each, place) => {
    const { part } = each;
    const same = (other: Found) =>
      other.part.kind === part.kind &&
      String(other.part.value).toLowerCase() === String(part.value).toLowerCase();
    if (part.kind !== 'person' && part.kind !== 'label')
      return !found.slice(place + 1).some((other) => other.part.kind === part.kind);
    const before = found.slice(0, place).filter((other) => other.part.kind === part.kind);
    return before.length < lists[part.kind] && !before.some(same);
  });
}
