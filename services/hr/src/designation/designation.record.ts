import { DESIGNATION, type Designation } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { DesignationEntity } from './designation.entity.js';

export interface DesignationRow extends RowOf<typeof DesignationEntity> {
  people: number;
}

const status = statusFilter('d');

const LIST = tenantList<DesignationRow>()({
  list: DESIGNATION.list,
  table: DesignationEntity,
  alias: 'd',
  columns: `${DesignationEntity.select('d')}, (select count(*)::int from employee e
      where e.company_id = d.company_id and e.designation_id = d.id and not e.archived) as people`,
  sorts: { name: 'd.sort_name' },
  filters: { status: status.filter },
  unless: { status: status.otherwise },
  text: { kind: DESIGNATION.kind, content: 'lower(d.name)' },
});

const { errors } = DESIGNATION;

export const DESIGNATIONS: RecordRules<DesignationRow, DesignationEntity, Designation> = {
  record: DESIGNATION,
  table: {
    record: DESIGNATION,
    entity: DesignationEntity,
    unique: { designation_name_key: { field: 'name', refusal: errors.DESIGNATION_NAME_TAKEN } },
  },
  list: LIST,
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<Designation> => ({
    name: row.name,
    people: row.people,
    status: statusOf(row),
  }),
};
