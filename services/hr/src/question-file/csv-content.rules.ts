import {
  HANDED_KIND_LABELS,
  HANDED_KINDS,
  MOST_HANDED_MB,
  QUESTION_KIND_LABELS,
  QUESTION_KINDS,
  type HandedKind,
  type QuestionContent,
  type QuestionKind,
} from '@atrium/contracts';
import { BLANK_SIGN, type CsvRow } from './csv-columns.rules.js';
import { EntryRefusal } from './question-draft.rules.js';
import { numberOf } from './weighted-answers.rules.js';

const plain = (text: string): string => text.trim().toLowerCase();
const isKind = (kind: QuestionKind, text: string): boolean =>
  [kind, QUESTION_KIND_LABELS[kind]].some((name) => plain(name) === plain(text));

/** What is asked by a row. @throws {EntryRefusal} */
export function contentOfRow(row: CsvRow): QuestionContent {
  const kind = QUESTION_KINDS.find((each) => isKind(each, row.kind));
  if (!kind) throw new EntryRefusal('kind');
  return READERS[kind](row);
}

const parts = <More extends object>(sign: string, texts: readonly string[], more: More) =>
  texts.map((text, place) => ({ id: `${sign}${String(place)}`, text, ...more }));

/** Numbers from 1 on, as places of a list. */
function placesIn(text: string, length: number): number[] {
  const numbers = text.split(/[;,\s]+/).filter((each) => each !== '');
  return numbers.map((each) => {
    const number = numberOf(each);
    if (!Number.isInteger(number) || number < 1 || number > length) throw new EntryRefusal('badRight');
    return number - 1;
  });
}

/** As many as there are answers, each as `usual` where nothing is said. */
function detailsOf(text: string, length: number, usual: string): string[] {
  const given = text.split(';').map((each) => each.trim());
  if (given.length > length) throw new EntryRefusal('badAnswers');
  return Array.from({ length }, (_, place) => given[place] || usual);
}

const acceptedOf = (texts: readonly string[], detail: string) => {
  const credits = detailsOf(detail, texts.length, '1');
  return texts.map((text, place) => ({ text, credit: numberOf(credits[place] ?? '1') }));
};

function optionsOf({ answers, last }: CsvRow) {
  const lasts = placesIn(last, answers.length);
  return parts('o', answers, {}).map((option, place) => ({ ...option, last: lasts.includes(place) }));
}

function rightsOf({ right, answers }: CsvRow): string[] {
  const places = placesIn(right, answers.length);
  if (places.length === 0) throw new EntryRefusal('noRight');
  return places.map((place) => `o${String(place)}`);
}

/** One of these, or the first where nothing is said. */
function oneOf<Way extends string>(text: string, ways: readonly [Way, ...Way[]]): Way {
  const way = text.trim() === '' ? ways[0] : ways.find((each) => plain(each) === plain(text));
  if (way === undefined) throw new EntryRefusal('badAnswers');
  return way;
}

function rubricOf({ answers, detail }: CsvRow) {
  const points = detailsOf(detail, answers.length, '1');
  return parts('r', answers, {}).map((part, place) => ({ ...part, points: numberOf(points[place] ?? '') }));
}

function handedKindOf(text: string): HandedKind {
  const kind = HANDED_KINDS.find((each) =>
    [each, HANDED_KIND_LABELS[each]].some((name) => plain(name) === plain(text)),
  );
  if (!kind) throw new EntryRefusal('badAnswers');
  return kind;
}

const READERS: Record<QuestionKind, (row: CsvRow) => QuestionContent> = {
  single: (row) => {
    const [right = '', ...others] = rightsOf(row);
    if (others.length > 0) throw new EntryRefusal('manyRight');
    return { kind: 'single', options: optionsOf(row), right };
  },
  multiple: (row) => ({
    kind: 'multiple',
    options: optionsOf(row),
    right: rightsOf(row),
    scoring: oneOf(row.marking, ['weights', 'allOrNothing']),
  }),
  trueFalse: ({ right }) => {
    if (right.trim() === '') throw new EntryRefusal('noRight');
    return { kind: 'trueFalse', right: oneOf(right, ['true', 'false']) === 'true' };
  },
  number: ({ answers, detail }) => {
    const details = detailsOf(detail, answers.length, '0');
    return {
      kind: 'number',
      accepted: answers.map((answer, place) => {
        const [, by = '', relative] = /^(\S+)( relative)?$/i.exec(details[place] ?? '') ?? [];
        const toleranceIn = relative ? 'relative' : 'absolute';
        return { value: numberOf(answer), tolerance: numberOf(by), toleranceIn };
      }),
    };
  },
  shortText: ({ answers, detail, marking }) => ({
    kind: 'shortText',
    accepted: acceptedOf(answers, detail),
    caseSensitive: oneOf(marking, ['any', 'case']) === 'case',
  }),
  match: ({ answers, choices, right, marking }) => {
    const places = placesIn(right, choices.length);
    if (places.length !== answers.length) throw new EntryRefusal('badRight');
    return {
      kind: 'match',
      items: parts('i', answers, {}),
      choices: parts('c', choices, {}),
      pairs: Object.fromEntries(places.map((choice, item) => [`i${String(item)}`, `c${String(choice)}`])),
      scoring: oneOf(marking, ['pairs', 'allOrNothing']),
    };
  },
  order: ({ answers, marking }) => ({
    kind: 'order',
    items: parts('i', answers, {}),
    scoring: oneOf(marking, ['position', 'adjacent', 'longest', 'allOrNothing']),
  }),
  blanks: ({ answers, choices, detail }) => {
    const details = detail.split(BLANK_SIGN);
    return {
      kind: 'blanks',
      blanks: answers.map((label, place) => ({
        id: `b${String(place)}`,
        label,
        accepted: acceptedOf((choices[place] ?? '').split('\n'), details[place] ?? ''),
      })),
    };
  },
  longText: (row) => ({ kind: 'longText', rubric: rubricOf(row) }),
  file: (row) => {
    const [most = '', maxMb = ''] = detailsOf(row.marking, 2, '');
    return {
      kind: 'file',
      accepts: row.choices.length === 0 ? [...HANDED_KINDS] : row.choices.map(handedKindOf),
      most: most === '' ? 1 : numberOf(most),
      maxMb: maxMb === '' ? MOST_HANDED_MB : numberOf(maxMb),
      rubric: rubricOf(row),
    };
  },
};
