import type { PunchKind } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { DayRecord } from './attendance.rules.js';

export interface BoardFilters {
  date: string;
  /** Set for today: whoever has a session open at that moment is shown with it, whatever day it began. */
  openAt: Date | null;
  /** Null: everybody. */
  managerId: string | null;
  department: string | null;
  /** Each must be in the name, the e-mail or the code. */
  words: string[];
}

interface BoardEmployee {
  id: string;
  code: string;
  firstName: string;
  lastName: string;
  designation: string | null;
  department: string | null;
  timezone: string;
}

type BoardDay = DayRecord & { dayTimezone: string; punches: { kind: PunchKind; at: string }[] };

/** An employee with the columns of a day, which are null for somebody without one. */
export type BoardEntry = BoardEmployee & ({ workDate: null } | Omit<BoardDay, 'timezone'>);

@Injectable()
export class AttendanceBoardRepository {
  constructor(private readonly db: TenantDb) {}

  /** By name: who works there on the date, and who has a day then although archived since or not joined yet. */
  async list({ date, openAt, managerId, department, words }: BoardFilters): Promise<BoardEntry[]> {
    return this.db.current().query<BoardEntry[]>(BOARD, [date, openAt, managerId, department, words]);
  }
}

// The punches are a subquery of each row, so that their index is used however many punches there are.
const BOARD = `
with day as materialized (
  select distinct on (employee_id) *
  from attendance_day
  where work_date = $1 or (state <> 'out' and open_until >= $2)
  order by employee_id, (state <> 'out' and open_until >= $2) desc nulls last
)
select employee.id, employee.code, employee.first_name as "firstName", employee.last_name as "lastName",
  employee.designation, employee.department, employee.timezone,
  day.work_date::text as "workDate", day.timezone as "dayTimezone", day.state, day.state_since as "stateSince",
  day.open_until as "openUntil", day.first_in_at as "firstInAt", day.last_out_at as "lastOutAt",
  day.worked_ms as "workedMs", day.break_ms as "breakMs", day.punch_count as "punchCount",
  day.needs_review as "needsReview",
  (
    select json_agg(json_build_object('kind', punch.kind, 'at', punch.at) order by punch.seq)
    from punch
    where punch.employee_id = day.employee_id and punch.work_date = day.work_date
  ) as punches
from employee
left join day on day.employee_id = employee.id
where ((not employee.archived and employee.joining_date <= $1) or day.id is not null)
  and ($3::uuid is null or employee.manager_id = $3)
  and ($4::text is null or employee.department = $4)
  and not exists (select from unnest($5::text[]) as word where strpos(employee.search_text, lower(word)) = 0)
order by employee.sort_name, employee.id`;
