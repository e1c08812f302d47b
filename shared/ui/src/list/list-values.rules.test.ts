import { PAGE_SIZES, type ListDescription } from '@atrium/contracts';
import fc from 'fast-check';
import { arrangeColumns, fitColumns, moveColumn } from './list-columns.rules.js';
import { readListValues, writeListValues, type ListValues } from './list-values.rules.js';

const list: ListDescription = {
  key: 'test.people',
  access: { tab: 'calendar' },
  sharing: { tab: 'calendar' },
  columns: [
    { key: 'name', title: 'Name', type: 'text', sortable: true, display: 'always' },
    { key: 'team', title: 'Team', type: 'choice', filterable: true },
    { key: 'pay', title: 'Pay', type: 'number', sortable: true, filterable: true },
    { key: 'note', title: 'Note', type: 'text', display: 'hidden' },
    { key: 'active', title: 'Active', type: 'yesNo', filterable: true, display: 'never' },
  ],
};

const values: fc.Arbitrary<ListValues> = fc.record({
  search: fc.string({ unit: 'grapheme' }),
  sort: fc.constantFrom('name', '-name', 'pay', '-pay'),
  limit: fc.constantFrom(...PAGE_SIZES),
  view: fc.option(fc.uuid()),
  filters: fc.record(
    { team: fc.constantFrom('a', 'a,b', 'a\\,b&c=?'), pay: fc.constantFrom('1..', '..9', '1..9') },
    { requiredKeys: [] },
  ),
});

test('what is set on a list is the same after the way through an address, which keeps what is not the list’s', () => {
  fc.assert(
    fc.property(values, fc.constantFrom(...PAGE_SIZES), (given, usual) => {
      const before = new URLSearchParams('tab=2&team=old');
      const address = writeListValues(list, given, { before, usualLimit: usual }).toString();
      const read = new URLSearchParams(address);
      expect(readListValues(list, read, usual)).toEqual({ ...given, filters: { ...given.filters } });
      expect(read.get('tab')).toBe('2');
    }),
  );
});

test('what the list does not have is not read', () => {
  const params = new URLSearchParams('sort=team&limit=7&pay=x&active=maybe&salary=1&note=a');
  expect(readListValues(list, params)).toEqual({
    search: '',
    sort: 'name',
    limit: 50,
    filters: {},
    view: null,
  });
});

test('columns that exist no more are dropped, and those that are always there come back', () => {
  expect(fitColumns(list, ['note', 'gone', 'note', 'active', 'team'])).toEqual(['name', 'note', 'team']);
  expect(arrangeColumns(list, ['note', 'name']).map(({ key, shown }) => [key, shown])).toEqual([
    ['note', true],
    ['name', true],
    ['team', false],
    ['pay', false],
  ]);
});

test('a column moves by steps and stops at the ends', () => {
  const columns = ['name', 'team', 'pay'];
  expect(moveColumn(columns, 'pay', -1)).toEqual(['name', 'pay', 'team']);
  expect(moveColumn(columns, 'pay', 5)).toEqual(columns);
  expect(moveColumn(columns, 'name', 2)).toEqual(['team', 'pay', 'name']);
  expect(moveColumn(columns, 'gone', 1)).toEqual(columns);
});
