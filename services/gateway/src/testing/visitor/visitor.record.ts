import { defineArea, defineRecord, lineSchema, type Shown } from '@atrium/contracts';
import { defineMigration } from '@atrium/platform';
import {
  defineTable,
  moment,
  orNull,
  tenantList,
  text,
  type EntityOf,
  type OwnAnswer,
  type RecordRules,
  type RowOf,
} from '@atrium/records';

/** A visitor at the front desk. */
export const VISITOR = defineRecord({
  kind: 'visitor',
  path: 'desk/visitors',
  remote: 'desk',
  one: 'Visitor',
  many: 'Visitors',
  resource: { tab: 'clientManagement', resource: 'visitors' },
  fields: { name: { label: 'Name of the visitor', schema: lineSchema(80).min(1, 'Enter a name.') } },
  columns: [{ key: 'name', type: 'text', sortable: true, display: 'always' }],
  steps: { archive: 'delete' },
  errors: { VISITOR_ARCHIVED: [409, 'This visitor has left.'] },
});
export type Visitor = Shown<typeof VISITOR>;

export const DESK_AREA = defineArea({
  key: 'desk',
  records: [VISITOR],
  permissions: { clientManagement: { resources: { visitors: 'Visitors at the desk' } } },
  notifications: {
    'desk.visitor': {
      title: 'Someone comes to the front desk',
      group: 'People',
      icon: 'users',
      remote: 'desk',
      places: [],
      email: 'off',
    },
  },
});

export const VisitorEntity = defineTable(
  'visitor',
  { name: text(), archivedAt: orNull(moment()) },
  { lacks: ['createdAt', 'createdBy', 'updatedAt', 'updatedBy'] },
);
export type VisitorEntity = EntityOf<typeof VisitorEntity>;

export const visitorMigration = defineMigration(
  '1863700000001-visitor',
  `
create table visitor (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  archived_at timestamptz,
  version int not null default 1,
  primary key (company_id, id)
);
select atrium_protect('visitor', 'select, insert, update');
select atrium_record('visitor', 'visitor', 'lower(name)');
`,
);

type VisitorRow = RowOf<typeof VisitorEntity>;

export const VISITORS: RecordRules<VisitorRow, VisitorEntity, Visitor> = {
  record: VISITOR,
  table: { record: VISITOR, entity: VisitorEntity, searched: true },
  list: tenantList<VisitorRow>()({
    list: VISITOR.list,
    table: VisitorEntity,
    alias: 'v',
    sorts: { name: 'v.name' },
    filters: {},
    text: { kind: VISITOR.kind, content: 'lower(v.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<Visitor> => ({ name: row.name }),
  document: ({ id, name }) => ({ id, title: name, detail: null, lookup: name, keywords: '' }),
};
