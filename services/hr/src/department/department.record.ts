import { DEPARTMENT, type Department } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  reference,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { DepartmentEntity } from './department.entity.js';

export interface DepartmentRow extends RowOf<typeof DepartmentEntity> {
  leaderName: string | null;
  parentName: string | null;
  people: number;
}

const status = statusFilter('d');

const LIST = tenantList<DepartmentRow>()({
  list: DEPARTMENT.list,
  table: DepartmentEntity,
  alias: 'd',
  columns: `${DepartmentEntity.select('d')}, (select l.first_name || ' ' || l.last_name from employee l
      where l.company_id = d.company_id and l.id = d.leader_id) as "leaderName",
    (select p.name from department p
      where p.company_id = d.company_id and p.id = d.parent_id) as "parentName",
    (select count(*)::int from employee e
      where e.company_id = d.company_id and e.department_id = d.id and not e.archived) as people`,
  sorts: { name: 'd.sort_name', code: 'd.sort_code' },
  filters: { leader: 'd.leader_id', parent: 'd.parent_id', status: status.filter },
  unless: { status: status.otherwise },
  text: { kind: DEPARTMENT.kind, content: `lower(d.name || ' ' || coalesce(d.code, ''))` },
});

const { errors } = DEPARTMENT;

export const DEPARTMENTS: RecordRules<DepartmentRow, DepartmentEntity, Department> = {
  record: DEPARTMENT,
  table: {
    record: DEPARTMENT,
    entity: DepartmentEntity,
    unique: {
      department_name_key: { field: 'name', refusal: errors.DEPARTMENT_NAME_TAKEN },
      department_code_key: { field: 'code', refusal: errors.DEPARTMENT_CODE_TAKEN },
    },
  },
  list: LIST,
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<Department> => ({
    name: row.name,
    code: row.code,
    leader: reference(row.leaderId, row.leaderName),
    parent: reference(row.parentId, row.parentName),
    people: row.people,
    status: statusOf(row),
  }),
  references: {
    leaderId: { table: 'employee', refusal: 'Choose someone who works here now.' },
    parentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
  },
};
