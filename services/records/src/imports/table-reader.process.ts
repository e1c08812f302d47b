import { streamTable } from './stream-table.js';
import { UnreadableTable } from './unreadable-table.error.js';

/** Reads a table. Arguments: the most rows to take, and the headings of fields as a JSON list. */
export async function* read(
  file: Buffer,
  [most, known = '[]']: readonly string[],
): AsyncGenerator<string, { refused: string } | void> {
  try {
    yield* streamTable(file, Number(most), new Set(JSON.parse(known) as string[]));
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { refused: error.message };
  }
}
