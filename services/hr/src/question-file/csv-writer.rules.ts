import type { ContentOf, QuestionContent } from '@atrium/contracts';
import { csvCells } from '@atrium/records';
import {
  BLANK_SIGN,
  CSV_COLUMNS,
  CSV_LISTS,
  LIST_SIGN,
  type CsvColumn,
  type CsvList,
  type CsvRow,
} from './csv-columns.rules.js';
import { draftOf, type QuestionDraft } from './question-draft.rules.js';

const COLUMNS = Object.keys(CSV_COLUMNS) as CsvColumn[];
const LISTS = Object.keys(CSV_LISTS) as CsvList[];
/** Numbers stand as numbers, which no spreadsheet takes for a formula. */
const cellOf = (text: string): string | number => (String(Number(text)) === text ? Number(text) : text);

/** A bank as a table with one row for each question. */
export function csvOf(questions: readonly QuestionDraft[]): string {
  const rows = questions.map((question) => rowOf(draftOf(question)));
  const widths = LISTS.map((list) => Math.max(1, ...rows.map((row) => row[list].length)));
  const headings = LISTS.flatMap((list, at) =>
    Array.from({ length: widths[at] ?? 1 }, (_, place) => `${CSV_LISTS[list]} ${String(place + 1)}`),
  );
  const cellsOf = (row: CsvRow) => [
    ...COLUMNS.map((column) => row[column]),
    ...LISTS.flatMap((list, at) =>
      Array.from({ length: widths[at] ?? 1 }, (_, place) => row[list][place] ?? ''),
    ),
  ];
  return [
    csvCells([...COLUMNS.map((column) => CSV_COLUMNS[column]), ...headings]),
    ...rows.map((row) => csvCells(cellsOf(row).map(cellOf))),
  ].join('');
}

type ContentRow = Partial<Pick<CsvRow, 'marking' | 'right' | 'last' | 'detail' | 'answers' | 'choices'>>;

const rowOf = ({ text, points, cost, tags, feedback, content }: QuestionDraft): CsvRow => ({
  kind: content.kind,
  text,
  points: String(points),
  cost: String(cost),
  feedback,
  marking: '',
  right: '',
  last: '',
  detail: '',
  answers: [],
  choices: [],
  tags,
  ...contentRow(content),
});

const textsOf = (parts: readonly { text: string }[]): string[] => parts.map(({ text }) => text);
const list = (each: readonly (number | string)[]): string => each.join(LIST_SIGN);

function contentRow(content: QuestionContent): ContentRow {
  switch (content.kind) {
    case 'single':
      return { ...optionsRow(content, [content.right]) };
    case 'multiple':
      return { ...optionsRow(content, content.right), marking: content.scoring };
    case 'trueFalse':
      return { right: String(content.right) };
    case 'number':
      return {
        answers: content.accepted.map(({ value }) => String(value)),
        detail: list(content.accepted.map(toleranceOf)),
      };
    case 'shortText':
      return { ...acceptedRow(content), marking: content.caseSensitive ? 'case' : '' };
    case 'match':
      return matchRow(content);
    case 'order':
      return { answers: textsOf(content.items), marking: content.scoring };
    case 'blanks':
      return {
        answers: content.blanks.map(({ label }) => label),
        choices: content.blanks.map(({ accepted }) => textsOf(accepted).join('\n')),
        detail: content.blanks
          .map(({ accepted }) => list(accepted.map(({ credit }) => credit)))
          .join(BLANK_SIGN),
      };
    case 'file':
      return {
        answers: textsOf(content.rubric),
        detail: list(content.rubric.map(({ points }) => points)),
        choices: [...content.accepts],
        marking: list([content.most, content.maxMb]),
      };
    case 'longText':
      return { answers: textsOf(content.rubric), detail: list(content.rubric.map(({ points }) => points)) };
  }
}

type Options = ContentOf<'single'>['options'];

function optionsRow({ options }: { options: Options }, right: readonly string[]): ContentRow {
  const numbersOf = (is: (option: Options[number]) => boolean) =>
    list(options.flatMap((option, place) => (is(option) ? [place + 1] : [])));
  return {
    answers: textsOf(options),
    right: numbersOf(({ id }) => right.includes(id)),
    last: numbersOf(({ last }) => last),
  };
}

const acceptedRow = ({ accepted }: ContentOf<'shortText'>): ContentRow => ({
  answers: textsOf(accepted),
  detail: list(accepted.map(({ credit }) => credit)),
});

function matchRow({ items, choices, pairs, scoring }: ContentOf<'match'>): ContentRow {
  const places = new Map(choices.map(({ id }, place) => [id, place + 1]));
  return {
    answers: textsOf(items),
    choices: textsOf(choices),
    right: list(items.map(({ id }) => places.get(pairs[id] ?? '') ?? '')),
    marking: scoring,
  };
}

const toleranceOf = ({ tolerance, toleranceIn }: ContentOf<'number'>['accepted'][number]): string =>
  toleranceIn === 'relative' ? `${String(tolerance)} relative` : String(tolerance);
