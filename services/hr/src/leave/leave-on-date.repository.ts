import type { EntityManager } from 'typeorm';

export interface LeaveDateRow {
  employeeId: string;
  date: string;
  part: 'full' | 'firstHalf' | 'secondHalf';
  /** Set for leave in hours. */
  hours: number | null;
  code: string;
  name: string;
  startTime: string | null;
  endTime: string | null;
}

const READ = `
  select d.employee_id as "employeeId", d.date::text, d.part,
    case when r.start_time is null then null else d.fraction::float8 end as hours,
    r.start_time as "startTime", r.end_time as "endTime", t.code, t.name
  from leave_request_date d join leave_request r on r.company_id = d.company_id and r.id = d.request_id
    join leave_type t on t.company_id = r.company_id and t.id = r.type_id
  where d.company_id = (select nullif(current_setting('app.company_id', true), '')::uuid)
    and d.date between $1 and $2 and ($3::uuid[] is null or d.employee_id = any($3))
    and d.fraction > 0 and r.state in ('approved', 'taken', 'cancelRequested')`;

/** The dates of approved leave, of these people or of everybody, in the company of the transaction. */
export const listLeaveDates = (
  tx: EntityManager,
  employeeIds: readonly string[] | null,
  { from, to }: { from: string; to: string },
): Promise<LeaveDateRow[]> => tx.query<LeaveDateRow[]>(READ, [from, to, employeeIds]);
