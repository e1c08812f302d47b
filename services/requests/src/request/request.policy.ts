import { can, type PermissionSubject } from '@atrium/contracts';
import type { RowReader, RowSight } from '@atrium/records';

/** Admins and HR see everybody's requests and may cancel what was approved. */
export const mayOversee = (user: PermissionSubject): boolean =>
  user.role === 'admin' || (user.role === 'hr' && can(user, 'hrOperations', 'leave', 'approve'));

/**
 * Of the requests `r` everybody sees their own, those that they made for somebody, and those that they decide or decided,
 * or whose stand-in does.
 */
export function seenRequests(reader: RowReader): RowSight {
  if (mayOversee(reader)) return 'all';
  // Of the company alone by its row-level security: without a reference to `r` the ids are read once for all rows.
  const decided = `r.id in (
    select d.request_id from request_decider d where d.user_id = ?
    union all select s.request_id from request_step s where s.approver_id = ? and s.state <> 'waiting'
    union all select s.request_id from request_step s where s.for_id = ? and s.state <> 'waiting'
    union all select s.request_id from request_step s where s.decided_by = ?)`;
  const { id } = reader;
  const sql = `r.requester_id = ? or r.submitted_by = ? or ${decided}`;
  return [{ sql, values: [id, id, id, id, id, id] }];
}
