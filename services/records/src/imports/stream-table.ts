import { isKnownHeading } from './mapping.rules.js';
import { readTable } from './read-table.js';
import { TABLE_LIMITS } from './table.limits.js';
import { writeContent, type TableLine } from './table-message.js';
import { UnreadableTable } from './unreadable-table.error.js';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 128 * 1024;
/** Titles above the headings are no longer than this. */
const HEADINGS_WITHIN = 20;
/** A table below a title has at least this many. */
const LEAST_COLUMNS = 3;

/**
 * Yields the content of a file. Lines above the headings are left out.
 * @param most rows
 * @param known headings of fields, as `plain` makes them
 * @throws {UnreadableTable}
 */
export async function* streamTable(
  file: Buffer,
  most: number,
  known: ReadonlySet<string> = new Set(),
): AsyncGenerator<string> {
  const lines = readTable(file);
  const begun: TableLine[] = [];
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    begun.push(next.value);
    if (begun.length === HEADINGS_WITHIN) break;
  }
  const [headings, ...rows] = begun.slice(headingPlace(begun, known));
  if (!headings) throw new UnreadableTable('This file is empty.');
  yield writeContent({ headings: headingsOf(headings) });
  yield* streamRows(both(rows, lines), most);
}

async function* both(begun: readonly TableLine[], rest: AsyncIterable<TableLine>): AsyncGenerator<TableLine> {
  yield* begun;
  yield* rest;
}

/** The line that names the most fields; where none names several, the first below titles of one cell each. */
function headingPlace(lines: readonly TableLine[], known: ReadonlySet<string>): number {
  const looks = lines.map(({ cells }) => ({
    named: cells.filter((cell) => isKnownHeading(cell, known)).length,
    filled: cells.filter((cell) => cell !== '').length,
  }));
  const most = Math.max(0, ...looks.map(({ named }) => named));
  const isNamed = most > 1;
  const place = looks.findIndex(({ named, filled }) => (isNamed ? named === most : filled >= LEAST_COLUMNS));
  const width = looks[place]?.filled ?? 0;
  // Titles are narrower than the table, so that no row of it is left out.
  const areTitles = looks
    .slice(0, Math.max(0, place))
    .every(({ named, filled }) => (isNamed ? filled < width : filled <= 1 && named === 0));
  return areTitles ? Math.max(0, place) : 0;
}

const headingsOf = ({ cells }: TableLine): string[] =>
  cells.map((cell, place) => cell.slice(0, TABLE_LIMITS.headingCharacters) || `Column ${place + 1}`);

async function* streamRows(lines: AsyncIterable<TableLine>, most: number): AsyncGenerator<string> {
  let count = 0;
  let batch: string[] = [];
  let size = 0;
  for await (const line of lines) {
    count += 1;
    if (count > most) throw new UnreadableTable(`A file can have at most ${most} rows. Split it.`);
    const row = JSON.stringify(line);
    batch.push(row);
    size += row.length;
    if (batch.length < BATCH_ROWS && size < BATCH_CHARACTERS) continue;
    yield writeContent({ rows: `[${batch.join(',')}]` });
    [batch, size] = [[], 0];
  }
  if (count === 0) throw new UnreadableTable('There are no rows below the headings.');
  if (batch.length > 0) yield writeContent({ rows: `[${batch.join(',')}]` });
}
