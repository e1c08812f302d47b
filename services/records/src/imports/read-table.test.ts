import { readFile } from 'node:fs/promises';
import { writeXlsx } from 'hucre/xlsx';
import { readTable } from './read-table.js';

const read = async (file: Buffer | string): Promise<string[][]> => {
  const rows: string[][] = [];
  for await (const { cells } of readTable(Buffer.from(file as string))) rows.push(cells);
  return rows;
};
const refusal = async (file: Buffer | string): Promise<string> =>
  read(file).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
const xlsx = async (rows: (string | number | Date | null)[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'People', rows }] }));

test.each([
  ['commas', 'a,b\n1,"x,\ny"\n'],
  ['semicolons, as Excel writes them in Europe', 'a;b\n1;"x,\ny"\n'],
  ['tabs', 'a\tb\n1\t"x,\ny"\n'],
  ['a mark and returns', '\ufeffa,b\r\n1,"x,\ny"\r\n'],
])('CSV with %s', async (_, text) => {
  expect(await read(text)).toEqual([
    ['a', 'b'],
    ['1', 'x,\ny'],
  ]);
});

test('other encodings than UTF-8 are detected', async () => {
  expect(await read(Buffer.from('Ren\xe9,\x80', 'latin1'))).toEqual([['René', '€']]);
  expect(await read(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Ré,b', 'utf16le')]))).toEqual([
    ['Ré', 'b'],
  ]);
});

test('a text of UTF-8 stays one when a byte of it is not, and what cannot be read is marked', async () => {
  const hindi = Buffer.from('नाम,आशा\n');
  expect(await read(Buffer.concat([hindi, Buffer.from('Bina,Caf\xe9\n', 'latin1')]))).toEqual([
    ['नाम', 'आशा'],
    ['Bina', 'Café'],
  ]);
  expect(await read(Buffer.concat([hindi, Buffer.from('आ').subarray(0, 2), Buffer.from(',आ')]))).toEqual([
    ['नाम', 'आशा'],
    ['\ufffd', 'आ'],
  ]);
  const big = Buffer.from('\ufeffRé,b', 'utf16le').swap16();
  expect(await read(big)).toEqual([['Ré', 'b']]);
});

test('the line that says the separator, quotes inside of cells and numbers as formulas are read as they are meant', async () => {
  const lines: unknown[] = [];
  for await (const each of readTable(
    Buffer.from('sep=;\r\nName;Phone\r\nRavi "Bobby" Shah;="9812300071"\r\n'),
  ))
    lines.push(each);
  expect(lines).toEqual([
    { line: 2, cells: ['Name', 'Phone'] },
    { line: 3, cells: ['Ravi "Bobby" Shah', '9812300071'] },
  ]);
});

test('old and locked workbooks and web pages are named as what they are', async () => {
  const ole = (stream: string) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(512),
      Buffer.from(stream, 'utf16le'),
    ]);
  expect(await refusal(ole('Workbook'))).toMatch(/^This is an old Excel file/);
  expect(await refusal(ole('EncryptedPackage'))).toMatch(/^This workbook is locked with a password/);
  expect(await refusal('<html><table><tr><td>a</td></tr></table></html>')).toMatch(/^This is a web page/);
});

test('cells without outer spaces, without what the database cannot store, and with the formula they were', async () => {
  expect(await read(" a ,'=1+1,x\0y,'quoted\n,,,\nlast")).toEqual([['a', '=1+1', 'xy', "'quoted"], ['last']]);
});

test('XLSX: days, numbers and lines as they stand there', async () => {
  const file = await xlsx([
    ['Name', 'Since', 'Phone'],
    [null, null, null],
    ['Asha', new Date('2025-04-30'), 919812345678],
  ]);
  const lines: unknown[] = [];
  for await (const each of readTable(file)) lines.push(each);
  expect(lines).toEqual([
    { line: 1, cells: ['Name', 'Since', 'Phone'] },
    { line: 3, cells: ['Asha', '2025-04-30', '919812345678'] },
  ]);
});

test('an unreadable file is refused with a sentence', async () => {
  expect(await refusal('a,b\n1,"x')).toMatch(/^Line \d+ cannot be read/);
  expect(await refusal('PK\x03\x04 no archive')).toMatch(/damaged/);
  const file = await xlsx([['a']]);
  expect(await refusal(file.subarray(0, file.length - 40))).toMatch(/damaged/);
});

test('an archive that declares gigabytes, or no size, is not unpacked', async () => {
  const file = await xlsx([['a']]);
  const entry = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  const huge = Buffer.from(file);
  huge.writeUInt32LE(0x7fffffff, entry + 24);
  expect(await refusal(huge)).toMatch(/more than 100 MB/);
  const silent = Buffer.from(file);
  silent.writeUInt32LE(0, entry + 24);
  expect(await refusal(silent)).toMatch(/more than 100 MB/);
});

test('an archive that unpacks to more than it declares is refused', async () => {
  const file = await xlsx(Array.from({ length: 20_000 }, () => ['the same', 'the same']));
  // The size of the first entry is larger than declared.
  for (
    let at = file.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = file.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    file.writeUInt32LE(Math.min(file.readUInt32LE(at + 24), 2_000), at + 24);
  expect(await refusal(file)).toBe('This file cannot be read. Save it as XLSX or CSV and choose it again.');
});

const SHARED = new URL('testing/empty-shared-text.xlsx', import.meta.url);

test('a cell that names no shared text is empty, and texts are found under a name in another case', async () => {
  const file = await readFile(SHARED);
  const rows = [
    ['Name', 'Phone', 'City'],
    ['Asha Probe', '9812300081'],
  ];
  expect(await read(file)).toEqual(rows);
  const upper = Buffer.from(
    file.toString('latin1').replaceAll('xl/sharedStrings', 'xl/SharedStrings'),
    'latin1',
  );
  expect(upper.equals(file)).toBe(false);
  expect(await read(upper)).toEqual(rows);
});

test('of several sheets only the first is unpacked', async () => {
  const sheets = ['People', 'Notes'].map((name) => ({ name, rows: [[name, 'x'.repeat(500)]] }));
  const file = Buffer.from(await writeXlsx({ sheets }));
  const second = file.indexOf('xl/worksheets/sheet2.xml');
  file.fill(0xff, second + 24, second + 60);
  expect(await read(file)).toEqual([['People', 'x'.repeat(500)]]);
});
