import {
  computed,
  day,
  decimal,
  defineTable,
  many,
  named,
  orNull,
  text,
  uuid,
  type RowOf,
} from './define-table.js';

const PenEntity = defineTable('pen', {
  name: text(),
  start: named('start_time', text()),
  boughtOn: orNull(day()),
  soldOn: many(day()),
  price: decimal(6, 2),
  ownerId: uuid(),
  secret: text(),
  sortName: computed(named('name_in_order', text())),
});
const UNREAD = ['secret', 'ownerId'] as const;

const row = {
  id: '1',
  version: 1,
  name: 'Red',
  start: '09:00',
  boughtOn: null,
  soldOn: [],
  price: 2.5,
} satisfies RowOf<typeof PenEntity, typeof UNREAD>;

test('a table selects the columns that are written, under their names in code', () => {
  expect(PenEntity.select('p', { without: UNREAD })).toBe(
    'p.id, p.version, p.name, p.start_time as "start", p.bought_on::text as "boughtOn", p.sold_on as "soldOn", p.price::float8 as "price"',
  );
  const selected = PenEntity.select('p').split(', ');
  expect(selected).toEqual(expect.arrayContaining(['p.owner_id as "ownerId"', 'p.secret']));
  // @ts-expect-error the table has no such column
  expect(PenEntity.select('p', { without: ['colour'] })).toBe(PenEntity.select('p'));
});

test('a row has what is selected, and nothing that the database computes', () => {
  // @ts-expect-error what is left out of the list is not in its rows
  expect((row satisfies RowOf<typeof PenEntity>).name).toBe('Red');
  // @ts-expect-error the order is for sorting only
  expect((row as RowOf<typeof PenEntity, typeof UNREAD>).sortName).toBeUndefined();
});

test('what the database computes keeps its own name in it', () => {
  expect(PenEntity.options.columns.sortName).toMatchObject({ name: 'name_in_order', insert: false });
});
