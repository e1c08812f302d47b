import { streamTable } from './stream-table.js';
import { UnreadableTable } from './unreadable-table.error.js';

/** Reads a table. Argument: the most rows to take. */
export async function* read(
  file: Buffer,
  [most]: readonly string[],
): AsyncGenerator<string, { refused: string } | void> {
  try {
    yield* streamTable(file, Number(most));
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { refused: error.message };
  }
}
