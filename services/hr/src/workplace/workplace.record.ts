import { WORKPLACE, type CreateWorkplace, type Workplace } from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { WorkplaceEntity } from './workplace.entity.js';

export type WorkplaceRow = RecordRow & CreateWorkplace & { departmentName: string | null };

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
    from: 'workplace w',
    alias: 'w',
    columns: `w.id, w.version, w.archived_at as "archivedAt", w.name, w.latitude, w.longitude, w.radius_m as "radiusM",
      w.networks, w.outside, w.department_id as "departmentId", (select d.name from department d
        where d.company_id = w.company_id and d.id = w.department_id) as "departmentName"`,
    sorts: { name: 'w.sort_name' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: WORKPLACE.kind, content: 'lower(w.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: ({ archivedAt }) => ({ status: archivedAt ? 'archived' : 'active' }),
  references: { departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' } },
};
