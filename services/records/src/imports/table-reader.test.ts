import { forgedZip64, hugeCell, longComment, manyCommas } from './testing/hostile-files.fixture.js';
import { xlsxOf } from './testing/zip.fixture.js';
import { FileReadings } from '../reading/file-readings.js';
import { TableReader, type Reading } from './table-reader.js';
import type { TableLine } from './table-message.js';
import { readZip } from './zip-directory.js';

const files = new FileReadings();
const reader = new TableReader(files);
afterAll(() => files.beforeApplicationShutdown());

async function read(
  file: Buffer | string,
  given: Partial<Reading> = {},
): Promise<{ headings: string[]; rows: TableLine[] }> {
  const told = { headings: [] as string[], rows: [] as TableLine[] };
  await reader.read([Buffer.from(file as string)], {
    most: 10_000,
    signal: new AbortController().signal,
    take: (message) => {
      if ('headings' in message) told.headings = message.headings;
      else told.rows.push(...(JSON.parse(message.rows) as TableLine[]));
      return Promise.resolve();
    },
    ...given,
  });
  return told;
}
const refusal = async (...given: Parameters<typeof read>): Promise<string> =>
  read(...given).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
const row = (cells: string): string => `<row>${cells}</row>`;
const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

test('headings and rows, in the order of the file, however many', async () => {
  const lines = Array.from({ length: 3_000 }, (_, at) => `${at},"ä, ö\n${'x'.repeat(at % 90)}"`);
  const { headings, rows } = await read(['Name,', ...lines].join('\n'));
  expect(headings).toEqual(['Name']);
  expect(rows).toHaveLength(3_000);
  expect(rows.at(-1)).toEqual({ line: 3_001, cells: ['2999', `ä, ö\n${'x'.repeat(2_999 % 90)}`] });
});

test.each([
  ['a cell of 10 MB', () => hugeCell(10), 'This file has a cell with more text than a spreadsheet can hold.'],
  ['240,000 columns', manyCommas, 'A file can have at most 200 columns.'],
  ['an end record that points elsewhere', forgedZip64, /^This file is damaged/],
  ['201 columns', () => xlsxOf(row(cell('a').repeat(201))), 'A file can have at most 200 columns.'],
  ['a row of 201 kB', () => xlsxOf(row(cell('a'.repeat(1_999)).repeat(100))), /^Line 1 has more text/],
  [
    'rows in no order',
    () => xlsxOf(`<row r="5">${cell('a')}</row><row r="2">${cell('b')}</row>`),
    /cannot be/,
  ],
  ['a row beyond all lines', () => xlsxOf(`<row r="99999999999">${cell('a')}</row>`), /cannot be read/],
  ['more rows than are taken', () => Buffer.from('a\nb\nc\nd'), 'A file can have at most 2 rows. Split it.'],
  ['no rows', () => Buffer.from('a,b\n'), 'There are no rows below the headings.'],
  ['nothing', () => Buffer.from('\n,\n'), 'This file is empty.'],
])('%s is refused in words', async (_, file, words) => {
  // A reader makes way for everything else, and a busy machine may leave it little.
  expect(await refusal(file(), { most: 2, limits: { milliseconds: 120_000 } })).toEqual(
    typeof words === 'string' ? words : expect.stringMatching(words),
  );
});

test('an entity that a document declares is not looked up, neither in a file nor in the document', async () => {
  const declared =
    '<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY more "moremore">]>';
  const rows = row(cell('Name &file;&more;')) + row(cell('Asha'));
  expect((await read(xlsxOf(rows, declared))).headings).toEqual(['Name &file;&more;']);
});

test('a reader that takes too long or too much memory is killed, and this thread continues meanwhile', async () => {
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 10);
  expect(await refusal(longComment(), { limits: { milliseconds: 1_500 } })).toMatch(
    /^This file takes too long/,
  );
  clearInterval(heart);
  expect(beats).toBeGreaterThan(50);
  const rows = xlsxOf(row('<c/>'.repeat(1_000_000)));
  expect(await refusal(rows, { limits: { heapMegabytes: 30 } })).toMatch(/or too much memory/);
});

test('reading stops when the caller leaves, and too many waiting callers are refused', async () => {
  const left = new AbortController();
  const file = longComment();
  const readings = Array.from({ length: 9 }, () => refusal(file, { signal: left.signal }));
  expect(await readings[8]).toBe('Many files are being read just now. Try again in a minute.');
  left.abort();
  expect(new Set(await Promise.all(readings.slice(0, 8)))).toEqual(
    new Set(['The request could not be read.']),
  );
  expect((await read('a\nb')).rows).toHaveLength(1);
});

test('a ZIP file with contradicting sizes is not unpacked', () => {
  const good = xlsxOf(row(cell('a')));
  const list = good.indexOf('PK\x01\x02');
  const changed = (change: (file: Buffer) => void): Buffer => {
    const file = Buffer.from(good);
    change(file);
    return file;
  };
  expect(readZip(good)).not.toBeNull();
  const refused = {
    'sizes of ZIP64': changed((file) => file.writeUInt32LE(0xffffffff, list + 24)),
    'places of ZIP64': changed((file) => file.writeUInt32LE(0xffffffff, list + 42)),
    'a count of ZIP64': changed((file) => file.fill(0xff, file.length - 14, file.length - 10)),
    'another disk': changed((file) => file.writeUInt16LE(1, file.length - 18)),
    'fewer entries than it has': changed((file) => file.fill('\x01\0', file.length - 14, file.length - 10)),
    encryption: changed((file) => file.writeUInt16LE(1, list + 8)),
    'another method': changed((file) => file.writeUInt16LE(14, list + 10)),
    'something after its end': Buffer.concat([good, good]),
  };
  for (const [what, file] of Object.entries(refused)) expect([what, readZip(file)]).toEqual([what, null]);
});

test.each([
  ['a title and empty lines', 'Team of Acme\n,,\n\nMitglied;E-Mail;Ort\n'],
  ['headings of fields', 'Team,,,\nfrom,1 April,,\nMember,Email,Town,Note\n'],
])('%s above the headings are left out', async (_, above) => {
  const separator = above.includes(';') ? ';' : ',';
  const text = `${above}${['Ann', 'ann@acme.test', 'Pune', 'email'].join(separator)}\n`;
  const { headings, rows } = await read(text, { headings: ['email', 'note'] });
  expect(headings[0]).toMatch(/^M/);
  expect(rows).toEqual([{ line: expect.any(Number), cells: ['Ann', 'ann@acme.test', 'Pune', 'email'] }]);
});

test.each([
  ['of no field', 'Sprache,Wort\nname,email\n'],
  ['fewer than the cells of rows', 'Name,Wort\nAnn,a,b,c\n'],
  ['one alone', 'Name\nAnn,a,b,c\n'],
])('headings that are %s stay what they are', async (_, text) => {
  const { headings, rows } = await read(text, { headings: ['email', 'name'] });
  expect([headings, rows.length]).toEqual([text.split('\n', 1)[0]?.split(','), 1]);
});
