import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApprovedLeave, type LeaveDate } from '../attendance/approved-leave.service.js';

interface DateRow {
  employeeId: string;
  date: string;
  part: 'full' | 'firstHalf' | 'secondHalf';
  /** Set for leave in hours. */
  hours: number | null;
  code: string;
  name: string;
}

const READ = `
  select d.employee_id as "employeeId", d.date::text, d.part,
    case when r.start_time is null then null else d.fraction::float8 end as hours,
    t.code, t.name
  from leave_request_date d join leave_request r on r.company_id = d.company_id and r.id = d.request_id
    join leave_type t on t.company_id = r.company_id and t.id = r.type_id
  where d.company_id = (select nullif(current_setting('app.company_id', true), '')::uuid)
    and d.date between $1 and $2 and ($3::uuid[] is null or d.employee_id = any($3))
    and d.fraction > 0 and r.state in ('approved', 'taken', 'cancelRequested')`;

/** Tells attendance on which dates somebody has approved leave. */
@Injectable()
export class LeaveOnDates extends ApprovedLeave {
  override readonly key = 'leave';
  override readonly remote = 'hr';

  override async list(
    tx: EntityManager,
    people: readonly string[] | 'everybody',
    { from, to }: { from: string; to: string },
  ): Promise<LeaveDate[]> {
    const ids = people === 'everybody' ? null : people;
    const rows = await tx.query<DateRow[]>(READ, [from, to, ids]);
    const dates = new Map<string, LeaveDate>();
    for (const { employeeId, date, part, hours, code, name } of rows) {
      const leave = hours === null ? part : { minutes: Math.round(hours * 60) };
      const place = `${employeeId} ${date}`;
      // Two halves of one date, of two requests, are a full day.
      const other = dates.get(place);
      dates.set(place, {
        ...{ employeeId, date, leave: other && hours === null ? 'full' : leave },
        type: other && part === 'secondHalf' ? other.type : { code, name },
      });
    }
    return [...dates.values()];
  }
}
