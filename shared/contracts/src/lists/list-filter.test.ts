import fc from 'fast-check';
import { EMPLOYEE } from '../hr/employee.js';
import { LEAVE_REQUEST_LIST } from '../hr/leave.js';
import { describedQuerySchema } from './described-list.js';
import type { ListColumn } from './list-description.js';
import { parseFilter, writeFilter, type FilterValue } from './list-filter.js';

const column = (type: ListColumn['type'], more: Partial<ListColumn> = {}): ListColumn => ({
  key: 'it',
  title: 'It',
  type,
  filterable: true,
  ...more,
});

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const range = (
  type: 'date' | 'number',
  end: fc.Arbitrary<string>,
  before: (a: string, b: string) => boolean,
) =>
  fc
    .tuple(fc.option(end), fc.option(end))
    .filter(([from, to]) => from !== null || to !== null)
    .map(([from, to]): FilterValue =>
      from !== null && to !== null && before(to, from) ? { type, from: to, to: from } : { type, from, to },
    );
const values: Record<ListColumn['type'], fc.Arbitrary<FilterValue>> = {
  text: fc
    .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
    .map((text) => text.trim())
    .filter((text) => text.length > 0 && text.length <= 100)
    .map((contains) => ({ type: 'text', contains })),
  choice: fc
    .uniqueArray(
      fc.string({
        minLength: 1,
        maxLength: 20,
        unit: fc.constantFrom('a', 'b', ',', '\\', '.', ' ', 'ü', '=', '&', '?'),
      }),
      {
        minLength: 1,
        maxLength: 50,
      },
    )
    .map((oneOf) => ({ type: 'choice', oneOf })),
  person: fc
    .uniqueArray(fc.uuid(), { minLength: 1, maxLength: 5 })
    .map((oneOf) => ({ type: 'person', oneOf })),
  date: range('date', day, (a, b) => a < b),
  number: range('number', fc.integer({ min: -9999, max: 9999 }).map(String), (a, b) => Number(a) < Number(b)),
  yesNo: fc.boolean().map((yes) => ({ type: 'yesNo', yes })),
};

test.each(Object.keys(values) as ListColumn['type'][])(
  'a filter by %s is the same after the way through an address',
  (type) => {
    fc.assert(
      fc.property(values[type], (value) => {
        const address = new URLSearchParams({ it: writeFilter(value) }).toString();
        expect(parseFilter(column(type), new URLSearchParams(address).get('it') ?? '')).toEqual(value);
      }),
    );
  },
);

test.each<[ListColumn['type'], string]>([
  ['text', ' '],
  ['text', 'x'.repeat(101)],
  ['choice', ''],
  ['choice', 'a,,b'],
  ['choice', Array.from({ length: 51 }, (_, n) => n).join()],
  ['person', 'asha'],
  ['date', '2026-02-30..'],
  ['date', '..'],
  ['date', '2026-02-01'],
  ['date', '2026-03-01..2026-02-01'],
  ['date', "2026-03-01'..x"],
  ['number', '1e9..'],
  ['number', '20..10'],
  ['number', '1..2..3'],
  ['yesNo', 'true'],
])('%s does not take %p', (type, text) => {
  expect(parseFilter(column(type), text)).toBeNull();
});

test('a choice with given options takes no other', () => {
  const status = column('choice', { options: [{ value: 'active', label: 'Active' }] });
  expect(parseFilter(status, 'active,gone')).toBeNull();
  expect(parseFilter(status, 'active,active')).toEqual({ type: 'choice', oneOf: ['active'] });
});

test('amounts of money are whole minor units', () => {
  const pay = column('number', { money: 'INR' });
  const paise = { type: 'number', from: '60000000', to: '999999999999999' };
  expect(parseFilter(pay, '60000000..999999999999999')).toEqual(paise);
  for (const wrong of ['0.5..', '-1..', '9999999999999999..', '2..1'])
    expect(parseFilter(pay, wrong)).toBeNull();
});

test('a query carries no column, order or size that the list does not have', () => {
  const schema = describedQuerySchema(EMPLOYEE.list);
  expect(schema.parse({ department: 'Design', sort: '-joiningDate', limit: '25' })).toEqual({
    department: 'Design',
    sort: '-joiningDate',
    limit: 25,
  });
  const wrong = [{ salary: '1' }, { code: 'E0001' }, { sort: 'manager' }, { limit: 501 }, { status: 'gone' }];
  for (const query of wrong) expect(schema.safeParse(query).success).toBe(false);
});

test('a list is in the order of its first sortable column, descending where that says the latest come first', () => {
  expect(describedQuerySchema(EMPLOYEE.list).parse({}).sort).toBe('name');
  expect(describedQuerySchema(LEAVE_REQUEST_LIST).parse({}).sort).toBe('-from');
});
