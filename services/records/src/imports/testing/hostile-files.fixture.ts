import { xlsxOf, zipOf } from './zip.fixture.js';

const row = (number: number, text: string): string =>
  `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
const MEGABYTE = 1024 * 1024;

/**
 * 22 kB that keep an XML reader busy for half a minute: for each chunk it searches for the end of the comment from its
 * beginning.
 */
export const longComment = (): Buffer => xlsxOf(`${row(1, 'a')}<!-- ${'x'.repeat(22 * MEGABYTE)} -->`);

export const hugeCell = (megabytes: number): Buffer =>
  xlsxOf(row(1, 'a') + row(2, 'x'.repeat(megabytes * MEGABYTE)));

export const manyCommas = (): Buffer => Buffer.from(`${','.repeat(240_000)}\n`.repeat(40));

/** A file whose end record refers to a ZIP64 record with small sizes. */
export function forgedZip64(): Buffer {
  const plain = zipOf({ 'xl/workbook.xml': 'x'.repeat(130 * MEGABYTE) });
  const at = plain.length - 22;
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06');
  record.writeUInt32LE(44, 4);
  record.writeUInt32LE(1, 24);
  record.writeUInt32LE(1, 32);
  plain.copy(record, 40, at + 12, at + 16);
  plain.copy(record, 48, at + 16, at + 20);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07');
  locator.writeUInt32LE(at, 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.from(plain.subarray(at));
  end.fill(0, 8, 12);
  end.fill(0xff, 12, 20);
  return Buffer.concat([plain.subarray(0, at), record, locator, end]);
}
