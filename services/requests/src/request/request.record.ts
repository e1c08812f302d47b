import { REQUEST_LIST, type RequestBox } from '@atrium/contracts';
import { tenantList, type ListFilter, type SightRules } from '@atrium/records';
import type { RequestRecord } from '../kind/request.types.js';
import { seenRequests } from './request.policy.js';
import { REQUEST_COLUMNS } from './request.repository.js';

export const REQUESTS = tenantList<RequestRecord>()({
  list: REQUEST_LIST,
  from: 'request r',
  alias: 'r',
  columns: REQUEST_COLUMNS,
  sorts: { createdAt: 'r.created_at' },
  filters: { createdAt: 'r.created_at', person: 'r.person', kind: 'r.kind', state: 'r.state' },
});

export const REQUEST_SIGHT: SightRules = { list: REQUESTS, seenBy: seenRequests };

/** Whose requests a box shows; each has an index that begins with the person. */
const BOXES: Record<RequestBox, string> = {
  mine: 'r.requester_id = ?',
  waiting: `r.id in (
    select d.request_id from request_decider d where d.company_id = r.company_id and d.user_id = ?)`,
  decided: `r.id in (
    select s.request_id from request_step s where s.company_id = r.company_id and s.decided_by = ?)`,
};

export const inBox = (box: RequestBox, userId: string): ListFilter => ({ sql: BOXES[box], values: [userId] });

export const ofEmployee = (employeeId: string): ListFilter => ({
  sql: 'r.employee_id = ?',
  values: [employeeId],
});
