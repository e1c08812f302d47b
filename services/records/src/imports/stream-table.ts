import { readTable } from './read-table.js';
import { TABLE_LIMITS } from './table.limits.js';
import { writeContent, type TableLine } from './table-message.js';
import { UnreadableTable } from './unreadable-table.error.js';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 128 * 1024;

/** Yields the content of a file. @param most rows @throws {UnreadableTable} */
export async function* streamTable(file: Buffer, most: number): AsyncGenerator<string> {
  const lines = readTable(file);
  const first = await lines.next();
  if (first.done) throw new UnreadableTable('This file is empty.');
  yield writeContent({ headings: headingsOf(first.value) });
  yield* streamRows(lines, most);
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
