import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { DayRange } from './wall-clock.rules.js';
import type { DayMeasure } from './day-measure.rules.js';

/** People of a month with what is stored of their days. */
export interface GridPerson {
  id: string;
  code: string;
  firstName: string;
  lastName: string;
  department: string | null;
  days: GridDay[] | null;
}

/** A stored day in the order of the statement. */
export type GridDay = [
  date: string,
  open: boolean,
  reached: DayMeasure['reached'],
  workedMin: number,
  lateMin: number,
  overtimeMin: number,
  needsReview: boolean,
  overtimeApprovedMin: number,
];

/** Inside `TenantDb.run` only. */
@Injectable()
export class AttendanceGridRepository {
  constructor(private readonly db: TenantDb) {}

  /** Everybody who worked here in the range, by name. `people`: of these only. */
  async list(
    { from, to }: DayRange,
    { people, asOf, limit }: { people: readonly string[] | null; asOf: Date; limit: number },
  ): Promise<GridPerson[]> {
    const values = [this.db.currentCompanyId(), from, to, asOf, people, limit];
    return this.db.current().query<GridPerson[]>(READ_GRID, values);
  }
}

const READ_GRID = `
select e.id, e.code, e.first_name as "firstName", e.last_name as "lastName", e.department, d.days
from employee e left join (
  select employee_id, json_agg(json_build_array(
    work_date, state <> 'out' and open_until > $4::timestamptz, reached, worked_min, late_min, overtime_min,
    needs_review or (state <> 'out' and open_until <= $4::timestamptz),
    coalesce(least(overtime_approved_min, overtime_min), 0)
  )) as days
  from attendance_day where company_id = $1 and work_date between $2::date and $3::date group by employee_id
) d on d.employee_id = e.id
where e.company_id = $1 and greatest(e.joining_date, e.attendance_from) <= $3::date and (e.archived_at is null or e.archived_at >= $2::date)
  and ($5::uuid[] is null or e.id = any($5::uuid[]))
order by e.sort_name, e.id limit $6`;
