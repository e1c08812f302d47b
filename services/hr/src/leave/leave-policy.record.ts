import { BLOCKED_LEAVE, LEAVE_POLICY, type BlockedLeave, type LeavePolicy } from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { BlockedLeaveEntity } from './blocked-leave.entity.js';
import { LeavePolicyEntity } from './leave-policy.entity.js';

interface Placed extends RecordRow {
  name: string;
  departmentId: string | null;
  departmentName: string | null;
}

export interface LeavePolicyRow extends Placed {
  employmentType: string | null;
  typeIds: string[];
}

export interface BlockedLeaveRow extends Placed {
  fromDate: string;
  toDate: string;
}

const PLACED = `p.id, p.version, p.archived_at as "archivedAt", p.name, p.department_id as "departmentId",
  (select d.name from department d where d.company_id = p.company_id and d.id = p.department_id) as "departmentName"`;

const status = statusFilter('p');
const references = {
  departmentId: { table: 'department', refusal: 'Choose a department that is not archived.' },
};
const shows = ({ archivedAt }: RecordRow) => ({ status: archivedAt ? 'archived' : 'active' });

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
    from: 'leave_policy p',
    alias: 'p',
    columns: `${PLACED}, p.employment_type as "employmentType", p.type_ids as "typeIds"`,
    sorts: { name: 'p.sort_name' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: LEAVE_POLICY.kind, content: 'lower(p.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows,
  references,
};

export const BLOCKED_LEAVES: RecordRules<BlockedLeaveRow, BlockedLeaveEntity, BlockedLeave> = {
  record: BLOCKED_LEAVE,
  table: { record: BLOCKED_LEAVE, entity: BlockedLeaveEntity },
  list: tenantList<BlockedLeaveRow>()({
    list: BLOCKED_LEAVE.list,
    from: 'blocked_leave p',
    alias: 'p',
    columns: `${PLACED}, p.from_date::text as "fromDate", p.to_date::text as "toDate"`,
    sorts: { fromDate: 'p.from_date' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: BLOCKED_LEAVE.kind, content: 'lower(p.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows,
  references,
};
