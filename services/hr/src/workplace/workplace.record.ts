import { WORKPLACE, type Workplace } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  reference,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { WorkplaceEntity } from './workplace.entity.js';

export interface WorkplaceRow extends RowOf<typeof WorkplaceEntity> {
  departmentName: string | null;
}

const status = statusFilter('w');

export const WORKPLACES: RecordRules<WorkplaceRow, WorkplaceEntity, Workplace> = {
  record: WORKPLACE,
  table: {
    record: WORKPLACE,
    entity: WorkplaceEntity,
    unique: { workplace_name_key: { field: 'name', refusal: WORKPLACE.errors.WORKPLACE_NAME_TAKEN } },
  },
  list: tenantList<WorkplaceRow>()({
    list: WORKPLACE.list,
    table: WorkplaceEntity,
    alias: 'w',
    columns: `${WorkplaceEntity.select('w')}, (select d.name from department d
        where d.company_id = w.company_id and d.id = w.department_id) as "departmentName"`,
    sorts: { name: 'w.sort_name' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: WORKPLACE.kind, content: 'lower(w.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<Workplace> => ({
    name: row.name,
    latitude: row.latitude,
    longitude: row.longitude,
    radiusM: row.radiusM,
    networks: row.networks,
    outside: row.outside,
    department: reference(row.departmentId, row.departmentName),
    status: statusOf(row),
  }),
  references: { departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' } },
};
