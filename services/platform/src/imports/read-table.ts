import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { streamXlsxRows } from 'hucre/xlsx';
import { AppError } from '../errors/app-error.js';
import { withoutApostrophe } from '../exports/csv.rules.js';
import { isHarmlessZip } from './zip.guard.js';

export interface TableLine {
  /** As a spreadsheet counts: the first is 1. */
  line: number;
  cells: string[];
}

const MOST_COLUMNS = 200;
const MOST_CHARACTERS = 2_000;
const MOST_RECORD_BYTES = 512 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;
/** Where Windows-1252 differs from Latin-1: what stands at 0x80 to 0x9f. Node's decoder takes one for the other. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
/** What PostgreSQL does not store. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/**
 * The lines of a file, CSV or XLSX (its first sheet), that have something in them; days as `2026-04-30`.
 * @throws {AppError} VALIDATION_FAILED, in words, for what cannot be read
 */
export async function* readTable(file: Buffer): AsyncGenerator<TableLine> {
  const isZip = file.subarray(0, 2).toString('latin1') === 'PK';
  try {
    for await (const { line, cells } of isZip ? readXlsx(file) : readCsv(file)) {
      const cleaned = cells.slice(0, MOST_COLUMNS).map(clean);
      if (cleaned.some((cell) => cell !== '')) yield { line, cells: cleaned };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unreadable(wordsOf(error), error);
  }
}

export function unreadable(message: string, cause?: unknown): AppError {
  return new AppError('VALIDATION_FAILED', { message, fields: { file: message }, cause });
}

const clean = (cell: string): string =>
  withoutApostrophe(cell.replace(UNSTORABLE, '').trim()).slice(0, MOST_CHARACTERS);

function wordsOf(error: unknown): string {
  const line = error instanceof CsvError ? Number(error['lines']) : NaN;
  return Number.isNaN(line)
    ? 'This file cannot be read. Save it as XLSX or CSV and choose it again.'
    : `Line ${line} cannot be read: look for a quotation mark that is not closed.`;
}

async function* readXlsx(file: Buffer): AsyncGenerator<TableLine> {
  if (!isHarmlessZip(file)) throw unreadable('This file is damaged, or unpacks to more than 100 MB.');
  for await (const { index, values } of streamXlsxRows(file, { sheet: 0 }))
    yield { line: index + 1, cells: values.slice(0, MOST_COLUMNS).map(cellText) };
}

function cellText(value: string | number | boolean | Date | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!(value instanceof Date)) return String(value);
  return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00:00.*/, '');
}

async function* readCsv(file: Buffer): AsyncGenerator<TableLine> {
  const text = decode(file);
  const parser = Readable.from([text]).pipe(
    parse({
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      maxRecordSize: MOST_RECORD_BYTES,
      info: true,
    }),
  );
  let line = 0;
  for await (const { record } of parser as AsyncIterable<{ record: string[] }>) {
    line += 1;
    yield { line, cells: record };
  }
}

/** By its mark; else UTF-8 if it is that, and what Excel writes under Windows if not. */
function decode(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return file
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (sign) => WINDOWS.charAt(sign.charCodeAt(0) - 0x80));
  }
}

/** The one that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best));
}
