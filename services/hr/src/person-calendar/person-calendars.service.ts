import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PersonCalendar, type PersonPlan } from './person-calendar.rules.js';

interface PlanRow {
  id: string;
  timezone: string;
  joinedOn: string;
  lastDay: string | null;
  workingWeek: number[];
}

/** The calendars of people, read in the same few statements however many they are. */
@Injectable()
export class PersonCalendars {
  constructor(private readonly db: TenantDb) {}

  /** Of these people for the dates of a range, by id. Inside `TenantDb.run` only. */
  async of(employeeIds: readonly string[], _from: string, _to: string): Promise<Map<string, PersonCalendar>> {
    const given = [this.db.currentCompanyId(), employeeIds];
    const rows = await this.db.current().query<PlanRow[]>(READ_PLANS, given);
    return new Map(rows.map((row) => [row.id, new PersonCalendar(planOf(row))]));
  }
}

const READ_PLANS = `
  select e.id, e.timezone, e.joining_date::text as "joinedOn",
    (e.archived_at at time zone e.timezone)::date::text as "lastDay", c.working_week as "workingWeek"
  from employee e join company c on c.id = e.company_id
  where e.company_id = $1 and e.id = any($2::uuid[])`;

/** Who has no schedule works in the week of the company, without a shift. */
function planOf({ timezone, joinedOn, lastDay, workingWeek }: PlanRow): PersonPlan {
  const weeklyOffs = [1, 2, 3, 4, 5, 6, 7].filter((day) => !workingWeek.includes(day));
  return {
    ...{ timezone, joinedOn, lastDay },
    schedules: [{ from: null, weeklyOffs, shifts: new Map() }],
    roster: new Map(),
    holidays: new Map(),
  };
}
