import { CsvError } from 'csv-parse';
import { withoutApostrophe } from '../exports/csv.rules.js';
import { readCsv } from './read-csv.js';
import { TABLE_LIMITS } from './table.limits.js';
import type { TableLine } from './table-message.js';
import { UnreadableTable } from './unreadable-table.error.js';

/** Characters that PostgreSQL does not store. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;
/** A number that a program wrote as a formula, so that Excel leaves it as it is: `="9812300071"`. */
const AS_TEXT = /^="([^"]*)"$/;

/**
 * The lines of a CSV file or of an XLSX file's first sheet, without empty lines; days as `2026-04-30`. A hostile file
 * can make this take minutes and gigabytes, so only `table-reader.process.ts` calls it, in a process that can be
 * killed.
 * @throws {UnreadableTable}
 */
export async function* readTable(file: Buffer): AsyncGenerator<TableLine> {
  let characters = 0;
  try {
    for await (const { line, cells } of await linesOf(file)) {
      const kept = keptOf(cells);
      if (kept.length === 0) continue;
      const size = kept.reduce((sum, cell) => sum + cell.length, 0);
      if (size > TABLE_LIMITS.rowCharacters)
        throw new UnreadableTable(`Line ${line} has more text than a row can have.`);
      characters += size;
      if (characters > TABLE_LIMITS.unpackedBytes) throw tooLarge();
      yield { line, cells: kept };
    }
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable(wordsOf(error), { cause: error });
  }
}

/** The XLSX reader is loaded only when it is needed. */
async function linesOf(file: Buffer): Promise<AsyncIterable<TableLine>> {
  refuseOther(file);
  if (file.subarray(0, 2).toString('latin1') !== 'PK') return readCsv(file);
  const { readZip } = await import('./zip-directory.js');
  const zip = readZip(file);
  if (!zip) throw tooLarge();
  const { readXlsx } = await import('./read-xlsx.js');
  return readXlsx(zip);
}

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');
const OLD = Buffer.from('Workbook', 'utf16le');

/** Files of a table that are neither XLSX nor CSV, by what they are. @throws {UnreadableTable} */
function refuseOther(file: Buffer): void {
  if (file.subarray(0, OLE.length).equals(OLE)) {
    if (file.includes(LOCKED))
      throw new UnreadableTable(
        'This workbook is locked with a password. Save it without one and choose it again.',
      );
    throw new UnreadableTable(
      file.includes(OLD)
        ? 'This is an old Excel file (.xls). Save it as XLSX or CSV and choose it again.'
        : 'This is an old Excel file (.xls), or a workbook with a password. Save it as XLSX without a password, or as CSV.',
    );
  }
  const start = file.subarray(0, 200).toString('latin1').replaceAll('\0', '').trimStart().toLowerCase();
  if (/^(?:ï»¿|ÿþ)?<(?:\?xml|!doctype|html|table)/.test(start))
    throw new UnreadableTable(
      'This is a web page or XML, not a table. Open it in Excel and save it as XLSX or CSV.',
    );
}

function tooLarge(): UnreadableTable {
  return new UnreadableTable('This file is damaged, or unpacks to more than 100 MB.');
}

/** The cells up to the last one with content. */
function keptOf(cells: readonly string[]): string[] {
  const cleaned = cells.length > TABLE_LIMITS.cellsOfLine ? null : cells.map(clean);
  const width = cleaned ? cleaned.findLastIndex((cell) => cell !== '') + 1 : Infinity;
  if (!cleaned || width > TABLE_LIMITS.columns)
    throw new UnreadableTable(`A file can have at most ${TABLE_LIMITS.columns} columns.`);
  return cleaned.slice(0, width);
}

function clean(cell: string): string {
  if (cell.length > TABLE_LIMITS.cellCharacters)
    throw new UnreadableTable('This file has a cell with more text than a spreadsheet can hold.');
  const text = withoutApostrophe(cell.replace(UNSTORABLE, '').trim());
  return (AS_TEXT.exec(text)?.[1] ?? text).slice(0, TABLE_LIMITS.keptCharacters);
}

function wordsOf(error: unknown): string {
  const line = error instanceof CsvError ? Number(error['lines']) : NaN;
  return Number.isNaN(line)
    ? 'This file cannot be read. Save it as XLSX or CSV and choose it again.'
    : `Line ${line} cannot be read: look for a quotation mark that is not closed.`;
}
