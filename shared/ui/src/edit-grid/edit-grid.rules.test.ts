import fc from 'fast-check';
import { rangeOf } from './cell-range.rules.js';
import { invert, planEdits, spreadPaste } from './paste.rules.js';
import { formatTsv, parseTsv } from './tsv.rules.js';

const columns = [
  { id: 'name', name: 'Name', readOnly: true, textOf: (row: string[]) => row[0] ?? '' },
  {
    id: 'pay',
    name: 'Pay',
    textOf: (row: string[]) => row[1] ?? '',
    faultOf: (text: string) => (/^\d*$/.test(text) ? null : 'Enter a whole number.'),
  },
];
const rows = [
  ['Aarav', '100'],
  ['Bhavna', '200'],
];
const data = { columns, rows, keyOf: (row: string[]) => row[0] ?? '' };

test('what is copied is pasted again, whatever the cells hold', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '1') });
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
    );
  fc.assert(
    fc.property(table, (cells) => {
      fc.pre(cells.at(-1)?.join('') !== '');
      expect(parseTsv(formatTsv(cells))).toEqual(cells);
    }),
  );
});

test('lines of any system and an open quote are read', () => {
  expect(parseTsv('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(parseTsv('5" pipe\t"open')).toEqual([['5" pipe', '"open']]);
});

test('sound cells are changed, each fault is told with its place, and what lies outside is left out', () => {
  const pasted = spreadPaste(
    parseTsv('x\t150\ny\t1,2\nz\t9'),
    rangeOf({ row: 0, column: 0 }, { row: 0, column: 0 }),
  );
  const { changes, faults } = planEdits(data, pasted);
  expect(changes).toEqual([{ row: 'Aarav', column: 'pay', text: '150' }]);
  expect(faults).toEqual([
    { row: 0, column: 0, text: 'x', reason: 'This cell cannot be changed.' },
    { row: 1, column: 0, text: 'y', reason: 'This cell cannot be changed.' },
    { row: 1, column: 1, text: '1,2', reason: 'Enter a whole number.' },
  ]);
});

test('one cell fills the selection, and can be taken back', () => {
  const range = rangeOf({ row: 1, column: 1 }, { row: 0, column: 1 });
  const { changes } = planEdits(data, spreadPaste([['7']], range));
  expect(changes.map(({ text }) => text)).toEqual(['7', '7']);
  expect(invert(data, changes).map(({ text }) => text)).toEqual(['100', '200']);
});
