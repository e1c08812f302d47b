import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApprovedLeave, type LeaveDate } from '../attendance/approved-leave.service.js';
import { halfOf, hoursOf, type LeaveOnDate } from '../attendance/day-measure.rules.js';

interface DateRow {
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
    for (const row of rows) {
      const { employeeId, date, part, code, name } = row;
      const place = `${employeeId} ${date}`;
      const other = dates.get(place);
      dates.set(place, {
        ...{ employeeId, date, leave: joinedWith(other?.leave ?? null, row) },
        type: other && part === 'secondHalf' ? other.type : { code, name },
      });
    }
    return [...dates.values()];
  }
}

/** Two halves of one date, of two requests, are a full day; hours are added to what else there is. */
function joinedWith(before: LeaveOnDate | null, { part, hours, startTime, endTime }: DateRow): LeaveOnDate {
  if (before === 'full' || (hours === null && part === 'full')) return 'full';
  const half = halfOf(before);
  if (hours === null) {
    if (half !== null && half !== part) return 'full';
    const known = hoursOf(before);
    return known ? { ...known, half: part === 'full' ? null : part } : part;
  }
  const { minutes = 0, spans = [] } = hoursOf(before) ?? {};
  const span = startTime === null || endTime === null ? [] : [{ startTime, endTime }];
  return { minutes: minutes + Math.round(hours * 60), spans: [...spans, ...span], half };
}
