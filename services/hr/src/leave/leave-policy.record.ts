import { BLOCKED_LEAVE, LEAVE_POLICY, type BlockedLeave, type LeavePolicy } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  reference,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { BlockedLeaveEntity } from './blocked-leave.entity.js';
import { LeavePolicyEntity } from './leave-policy.entity.js';

export interface LeavePolicyRow extends RowOf<typeof LeavePolicyEntity> {
  departmentName: string | null;
}

export interface BlockedLeaveRow extends RowOf<typeof BlockedLeaveEntity> {
  departmentName: string | null;
}

const DEPARTMENT_NAME = `(select d.name from department d
  where d.company_id = p.company_id and d.id = p.department_id) as "departmentName"`;

const status = statusFilter('p');
const references = {
  departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
};

export const LEAVE_POLICIES: RecordRules<LeavePolicyRow, LeavePolicyEntity, LeavePolicy> = {
  record: LEAVE_POLICY,
  table: {
    record: LEAVE_POLICY,
    entity: LeavePolicyEntity,
    unique: {
      leave_policy_name_key: { field: 'name', refusal: LEAVE_POLICY.errors.LEAVE_POLICY_NAME_TAKEN },
    },
  },
  list: tenantList<LeavePolicyRow>()({
    list: LEAVE_POLICY.list,
    table: LeavePolicyEntity,
    alias: 'p',
    columns: `${LeavePolicyEntity.select('p')}, ${DEPARTMENT_NAME}`,
    sorts: { name: 'p.sort_name' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: LEAVE_POLICY.kind, content: 'lower(p.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<LeavePolicy> => ({
    name: row.name,
    employmentType: row.employmentType,
    department: reference(row.departmentId, row.departmentName),
    typeIds: row.typeIds,
    status: statusOf(row),
  }),
  references,
};

export const BLOCKED_LEAVES: RecordRules<BlockedLeaveRow, BlockedLeaveEntity, BlockedLeave> = {
  record: BLOCKED_LEAVE,
  table: { record: BLOCKED_LEAVE, entity: BlockedLeaveEntity },
  list: tenantList<BlockedLeaveRow>()({
    list: BLOCKED_LEAVE.list,
    table: BlockedLeaveEntity,
    alias: 'p',
    columns: `${BlockedLeaveEntity.select('p')}, ${DEPARTMENT_NAME}`,
    sorts: { fromDate: 'p.from_date' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: BLOCKED_LEAVE.kind, content: 'lower(p.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<BlockedLeave> => ({
    name: row.name,
    fromDate: row.fromDate,
    toDate: row.toDate,
    department: reference(row.departmentId, row.departmentName),
    status: statusOf(row),
  }),
  references,
};
