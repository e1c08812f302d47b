import { PAY_GROUP, type PayGroup } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  reference,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { PayGroupEntity } from './pay-group.entity.js';

export interface PayGroupRow extends RowOf<typeof PayGroupEntity> {
  defaultStructureName: string | null;
  people: number;
}

const status = statusFilter('g');

/** Whose salary of this month is in the group. */
const PEOPLE = `(select count(*)::int from salary p where p.company_id = g.company_id and p.group_id = g.id
  and not p.archived and p.from_month <= to_char(now(), 'YYYY-MM')
  and not exists (select from salary later where later.company_id = p.company_id and later.employee_id = p.employee_id
    and not later.archived and later.from_month > p.from_month and later.from_month <= to_char(now(), 'YYYY-MM')))`;

export const PAY_GROUPS: RecordRules<PayGroupRow, PayGroupEntity, PayGroup> = {
  record: PAY_GROUP,
  table: {
    record: PAY_GROUP,
    entity: PayGroupEntity,
    unique: { pay_group_name_key: { field: 'name', refusal: PAY_GROUP.errors.PAY_GROUP_NAME_TAKEN } },
  },
  list: tenantList<PayGroupRow>()({
    list: PAY_GROUP.list,
    from: `pay_group g left join pay_structure s on s.company_id = g.company_id and s.id = g.default_structure_id`,
    alias: 'g',
    columns: `${PayGroupEntity.select('g')}, s.name as "defaultStructureName", ${PEOPLE} as people`,
    sorts: { name: 'g.sort_name', payDay: 'g.pay_day' },
    filters: { state: 'g.state', status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: PAY_GROUP.kind, content: 'lower(g.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<PayGroup> => ({
    name: row.name,
    payDay: row.payDay,
    cutOffDay: row.cutOffDay,
    defaultStructure: reference(row.defaultStructureId, row.defaultStructureName),
    state: row.state,
    providentFund: row.providentFund,
    welfareFund: row.welfareFund,
    absenceUnpaid: row.absenceUnpaid,
    people: row.people,
    status: statusOf(row),
  }),
  references: {
    defaultStructureId: { table: 'pay_structure', refusal: 'Choose a structure that is not archived.' },
  },
};
