import { LEAVE_REQUEST_LIST, type LeaveRequest } from '@atrium/contracts';
import type { TenantDb } from '@atrium/platform';
import { tenantList } from '@atrium/records';
import { EMPLOYEE_TEXT } from '../employee/employee.record.js';

export interface LeaveRequestRow {
  id: string;
  employeeId: string;
  employeeName: string;
  userId: string | null;
  typeId: string;
  typeCode: string;
  typeName: string;
  from: string;
  to: string;
  startPart: LeaveRequest['startPart'];
  endPart: LeaveRequest['endPart'];
  startTime: string | null;
  endTime: string | null;
  days: number;
  unpaidDays: number;
  hours: number | null;
  unpaidHours: number | null;
  reason: string | null;
  hasDocument: boolean;
  state: LeaveRequest['state'];
  submittedAt: Date;
  timezone: string;
  version: number;
}

/** Of a request `r`: days and hours are two sums. */
const DAYS = `case when r.start_time is null then r.days else 0 end::float8 as days,
    case when r.start_time is null then r.unpaid_days else 0 end::float8 as "unpaidDays",
    case when r.start_time is not null then r.days end::float8 as hours,
    case when r.start_time is not null then r.unpaid_days end::float8 as "unpaidHours"`;

export const LEAVE_REQUESTS = tenantList<LeaveRequestRow>()({
  list: LEAVE_REQUEST_LIST,
  from: `leave_request r join employee e on e.company_id = r.company_id and e.id = r.employee_id
    join leave_type t on t.company_id = r.company_id and t.id = r.type_id`,
  alias: 'r',
  columns: `r.id, r.employee_id as "employeeId", e.first_name || ' ' || e.last_name as "employeeName",
    e.user_id as "userId", r.type_id as "typeId", t.code as "typeCode", t.name as "typeName",
    r.from_date::text as "from", r.to_date::text as "to", r.start_part as "startPart", r.end_part as "endPart",
    r.start_time as "startTime", r.end_time as "endTime", ${DAYS}, r.reason, r.document_file_id is not null as "hasDocument", r.state,
    r.submitted_at as "submittedAt", e.timezone, r.version`,
  text: EMPLOYEE_TEXT,
  sorts: { from: 'r.from_date' },
  filters: { from: 'r.from_date', employee: 'r.employee_id', type: 'r.type_id', state: 'r.state' },
});

/** @param such what they fulfil, with `value` as its $2. Inside `TenantDb.run` only. */
export function readLeaveRequests(
  db: TenantDb,
  such: string,
  value: string | readonly string[],
): Promise<LeaveRequestRow[]> {
  const { columns, from } = LEAVE_REQUESTS;
  const text = `select ${columns} from ${from} where r.company_id = $1 and ${such}`;
  return db.current().query<LeaveRequestRow[]>(text, [db.currentCompanyId(), value]);
}
