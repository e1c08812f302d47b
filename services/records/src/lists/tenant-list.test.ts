import { defineTable, text, type RowOf } from '../records/define-table.js';
import { tenantList } from './tenant-list.js';

const PenEntity = defineTable('pen', { name: text() });
type Pen = RowOf<typeof PenEntity>;

const CHECK = { roles: [] };
const rest = {
  list: {
    key: 'test.pens',
    access: CHECK,
    sharing: CHECK,
    columns: [{ key: 'name', title: 'Name', type: 'text', sortable: true }],
  },
  alias: 'p',
  sorts: { name: 'p.name' },
  filters: {},
} as const;

test('a plain list selects the columns of its table', () => {
  const { from, columns } = tenantList<Pen>()({ ...rest, table: PenEntity });
  expect({ from, columns }).toEqual({ from: 'pen p', columns: 'p.id, p.version, p.name' });
});

test('a list says what it has besides those of its table', () => {
  const more = `${PenEntity.select('p')}, 1 as sold`;
  const { from, columns } = tenantList<Pen & { sold: number }>()({
    ...rest,
    table: PenEntity,
    columns: more,
  });
  expect({ from, columns }).toEqual({ from: 'pen p', columns: more });
  // @ts-expect-error the table alone does not have it
  expect(tenantList<Pen & { sold: number }>()({ ...rest, table: PenEntity }).from).toBe(from);
});

test('a list with joins says where its rows come from', () => {
  const joined = { from: 'pen p join shop s on s.id = p.shop_id', columns: 'p.id, s.name' };
  expect(tenantList<{ id: string; name: string }>()({ ...rest, ...joined })).toMatchObject(joined);
  // @ts-expect-error the columns of the join are not known
  expect(tenantList<Pen>()({ ...rest, from: joined.from }).from).toBe(joined.from);
});
