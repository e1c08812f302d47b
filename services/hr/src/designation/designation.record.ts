import { DESIGNATION, type Designation } from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { DesignationEntity } from './designation.entity.js';

export interface DesignationRow extends RecordRow {
  name: string;
  people: number;
}

const status = statusFilter('d');

const LIST = tenantList<DesignationRow>()({
  list: DESIGNATION.list,
  from: 'designation d',
  alias: 'd',
  columns: `d.id, d.name, d.archived_at as "archivedAt", d.version,
    (select count(*)::int from employee e
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
  shows: ({ people, archivedAt }) => ({ people, status: archivedAt ? 'archived' : 'active' }),
};
