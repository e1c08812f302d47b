import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { TABLE_LIMITS } from './table.limits.js';
import type { TableLine } from './table-message.js';

const SLICE = 64 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;
/** The characters 0x80 to 0x9f of Windows-1252, where it differs from Latin-1. Node's decoder confuses the two. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** @throws {CsvError} */
export async function* readCsv(file: Buffer): AsyncGenerator<TableLine> {
  const text = decode(file);
  const parser = Readable.from(slicesOf(Buffer.from(text))).pipe(
    parse({
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      maxRecordSize: TABLE_LIMITS.csvRecordBytes,
      info: true,
    }),
  );
  let line = 0;
  for await (const { record } of parser as AsyncIterable<{ record: string[] }>) {
    line += 1;
    yield { line, cells: record };
  }
}

/** Slices let the parser report a fault in the first lines before it reads the rest. */
function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}

/**
 * Decodes by the byte order mark, otherwise as UTF-8 if that is valid, otherwise as Windows-1252, which Excel writes.
 */
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

/** The delimiter that occurs most often in the first line outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best));
}
