import type { DayBoard } from '@atrium/contracts';
import { TenantReader } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { BoardMoment } from './attendance-board.repository.js';

const NO_COUNTS: DayBoard['counts'] = { notIn: 0, in: 0, break: 0, out: 0, late: 0, leave: 0 };

/** Number of people in each state on a day. Not inside `TenantDb.run`. */
@Injectable()
export class AttendanceCountRepository {
  constructor(private readonly reader: TenantReader) {}

  /**
   * @param people conditions on employees `e`
   * @param away employees on leave for the whole date, `{id,id}`
   */
  async count(
    { companyId, date, asOf, openAt }: BoardMoment,
    people: ListFilter[],
    away: string,
  ): Promise<DayBoard['counts']> {
    const values = [companyId, date, openAt, asOf, away];
    const text = countsOf(allOf(people, values));
    type Counts = DayBoard['counts'] & Record<string, unknown>;
    const [counts] = await this.reader.read<Counts>(companyId, { text, values });
    return counts ?? NO_COUNTS;
  }
}

/**
 * "Not in yet" counts the people who work there on the date and have no day. In the morning the planner expects hardly
 * any day of today and would compare each with each: DISTINCT and LIMIT leave it plans that stay linear.
 */
const countsOf = (people: string) => `
with day as materialized (
  select distinct on (employee_id) employee_id, state, late
  from (
    select 1 as place, employee_id, state, late_min > 0 and work_date = $2::date as late from attendance_day
    where company_id = $1 and state <> 'out' and open_until >= $3::timestamptz
    union all
    select 2, employee_id, case when open_until >= $4::timestamptz then state else 'out' end, late_min > 0
    from attendance_day where company_id = $1 and work_date = $2::date
  ) both_days order by employee_id, place
)
select present."in", present.break, present.out, present.late, away.people as leave,
  (everybody.people - present.expected - away.people)::int as "notIn"
from (
  select (count(*) filter (where day.state = 'in'))::int as "in",
    (count(*) filter (where day.state = 'break'))::int as break,
    (count(*) filter (where day.state = 'out'))::int as out,
    (count(*) filter (where day.late))::int as late,
    count(*) filter (where seen.expected) as expected
  from day cross join lateral (
    select not e.archived and greatest(e.joining_date, e.attendance_from) <= $2::date as expected from employee e
    where e.company_id = $1 and e.id = day.employee_id and ${people} limit 1
  ) seen
) present, (
  select count(*) as people from employee e
  where e.company_id = $1 and not e.archived and greatest(e.joining_date, e.attendance_from) <= $2::date and ${people}
) everybody, (
  select count(*)::int as people from employee e
  where e.company_id = $1 and e.id = any($5::uuid[]) and not e.archived and greatest(e.joining_date, e.attendance_from) <= $2::date and ${people}
    and not exists (select from day where day.employee_id = e.id)
) away`;
