import type { ListFilter } from './list-statement.rules.js';

/** The rows whose text in the column begins with a letter: a range of it, which the index of that order has. */
export function beginsWith(column: string, letter: string | undefined): ListFilter[] {
  if (letter === undefined) return [];
  const after = String.fromCharCode(letter.charCodeAt(0) + 1);
  return [{ sql: `${column} >= ? and ${column} < ?`, values: [letter, after] }];
}
