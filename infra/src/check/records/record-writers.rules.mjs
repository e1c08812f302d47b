import { readRecordTables } from './record-tables.reader.mjs';
import { readRecordWrites } from './record-writes.reader.mjs';

/**
 * @typedef {object} Allowed
 * @property {RegExp} where
 * @property {string} why
 */

/**
 * Finds code that writes rows of a record past its RecordTable, so that the search, open pages and the version are not
 * updated.
 * @param {readonly { file: string, source: string }[]} files with the rules of the records among them
 * @param {readonly Allowed[]} allowed
 * @returns {string[]} a sentence for each place, and for each permission that nothing uses
 */
export function findRecordWriters(files, allowed) {
  const tables = readRecordTables(files.filter(({ file }) => file.startsWith('services/')));
  const writers = files.flatMap(({ file, source }) =>
    readRecordWrites({ file, source }, tables).map((write) => ({ file, ...write })),
  );
  const isAllowed = (/** @type {string} */ file) => allowed.some(({ where }) => where.test(file));
  return [
    ...writers
      .filter(({ file }) => !isAllowed(file))
      .map(
        ({ file, line, table }) => `${file}:${line}: rows of ${table} are written by its RecordTable alone`,
      ),
    ...allowed
      .filter(({ where }) => !writers.some(({ file }) => where.test(file)))
      .map(({ where }) => `${where} writes no record any more: take it out of the list`),
  ];
}
