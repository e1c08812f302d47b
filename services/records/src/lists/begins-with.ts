import type { ListFilter } from './list-statement.rules.js';

/** Rows whose text in the column begins with a letter: a range that the index of that sort supports. */
export function beginsWith(column: string, letter: string | undefined): ListFilter[] {
  if (letter === undefined) return [];
  const after = String.fromCharCode(letter.charCodeAt(0) + 1);
  return [{ sql: `${column} >= ? and ${column} < ?`, values: [letter, after] }];
}
