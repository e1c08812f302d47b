import { QUESTION_FILE_MOST, QUESTION_FILE_WORDS } from '@atrium/contracts';
import { readCsv, withoutApostrophe } from '@atrium/records';
import { contentOfRow } from './csv-content.rules.js';
import { CSV_COLUMNS, CSV_LISTS, type CsvColumn, type CsvList, type CsvRow } from './csv-columns.rules.js';
import { entryOf, type FileEntry } from './question-draft.rules.js';
import { numberOf } from './weighted-answers.rules.js';

type Place = { column: CsvColumn } | { list: CsvList };
type Places = ReadonlyMap<number, Place>;

const plain = (heading: string): string => heading.trim().toLowerCase();

/** The questions of a table, each examined. A row that cannot be read ends it. */
export async function readQuestionCsv(file: Buffer): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  let places: Places | null = null;
  let last = 0;
  try {
    for await (const { line, cells } of readCsv(file)) {
      last = line;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (places) entries.push(questionOf(line, rowOf(cells, places)));
      else places = placesOf(cells);
      if (!places) return [refused(line, 'noHeadings')];
      if (entries.length > QUESTION_FILE_MOST) break;
    }
  } catch {
    return [...entries, refused(last + 1, 'badAnswers')];
  }
  return entries;
}

const refused = (line: number, problem: keyof typeof QUESTION_FILE_WORDS): FileEntry => ({
  line,
  text: '',
  draft: null,
  why: QUESTION_FILE_WORDS[problem],
});

function placesOf(headings: readonly string[]): Places | null {
  const places = new Map<number, Place>();
  for (const [at, heading] of headings.entries()) {
    const column = (Object.keys(CSV_COLUMNS) as CsvColumn[]).find(
      (each) => plain(CSV_COLUMNS[each]) === plain(heading),
    );
    const list = (Object.keys(CSV_LISTS) as CsvList[]).find((each) =>
      new RegExp(`^${CSV_LISTS[each]} \\d{1,2}$`, 'i').test(heading.trim()),
    );
    if (column) places.set(at, { column });
    else if (list) places.set(at, { list });
  }
  const has = (wanted: CsvColumn) =>
    [...places.values()].some((place) => 'column' in place && place.column === wanted);
  return has('kind') && has('text') ? places : null;
}

function rowOf(cells: readonly string[], places: Places): CsvRow {
  const row: CsvRow = {
    kind: '',
    text: '',
    points: '',
    cost: '',
    feedback: '',
    marking: '',
    right: '',
    last: '',
    detail: '',
    tags: [],
    answers: [],
    choices: [],
  };
  for (const [at, cell] of cells.entries()) {
    const place = places.get(at);
    const text = withoutApostrophe(cell);
    if (!place) continue;
    if ('column' in place) row[place.column] = text;
    else row[place.list].push(text);
  }
  return row;
}

const questionOf = (line: number, row: CsvRow): FileEntry =>
  entryOf(line, row.text, () => ({
    text: row.text,
    points: row.points.trim() === '' ? 1 : numberOf(row.points),
    cost: row.cost.trim() === '' ? 0 : numberOf(row.cost),
    tags: filled(row.tags),
    feedback: row.feedback,
    content: contentOfRow({ ...row, answers: filled(row.answers), choices: filled(row.choices) }),
  }));

/** Without the empty cells at the end. */
const filled = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
