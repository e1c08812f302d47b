import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { decodeText } from './decode-text.js';
import { TABLE_LIMITS } from './table.limits.js';
import type { TableLine } from './table-message.js';

const SLICE = 64 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;
/** Excel's own first line, which says how the file is divided. */
const SEPARATOR = /^sep=(.)\r?\n/i;

/** @throws {CsvError} */
export async function* readCsv(file: Buffer): AsyncGenerator<TableLine> {
  const whole = decodeText(file);
  const [first = '', separator] = SEPARATOR.exec(whole) ?? [];
  const text = whole.slice(first.length);
  const parser = Readable.from(slicesOf(Buffer.from(text))).pipe(
    parse({
      delimiter: separator ?? delimiterOf(text),
      relaxColumnCount: true,
      // `Ravi "Bobby" Shah`; one that begins a cell still has to end it.
      relaxQuotes: true,
      maxRecordSize: TABLE_LIMITS.csvRecordBytes,
      info: true,
    }),
  );
  let line = separator === undefined ? 0 : 1;
  for await (const { record } of parser as AsyncIterable<{ record: string[] }>) {
    line += 1;
    yield { line, cells: record };
  }
}

/** Slices let the parser report a fault in the first lines before it reads the rest. */
function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}

/** The delimiter that occurs most often, outside of quotes, in the first line with texts that has one. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, SLICE)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/);
  const first =
    lines.find((line) => /[^,;\s]/.test(line) && DELIMITERS.some((delimiter) => line.includes(delimiter))) ??
    '';
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best));
}
