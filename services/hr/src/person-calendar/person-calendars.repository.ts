import type { TenantDb } from '@atrium/platform';
import { LISTS, type StoredLists } from './company-lists.rules.js';
import { PLANS, type StoredPlans } from './company-plans.repository.js';
import type { Given, OwnDepartments } from '../assignment/followed.rules.js';
import { givenToOne, LISTS_GIVEN, SCHEDULES_GIVEN } from '../assignment/given.rules.js';
import type { ListedHoliday } from './holiday-plan.rules.js';

export interface PersonRow {
  id: string;
  timezone: string;
  joinedOn: string;
  lastDay: string | null;
  workingWeek: number[];
  schedules: Given[] | null;
  lists: Given[] | null;
  departments: OwnDepartments | null;
  roster: { date: string; shiftId: string | null }[] | null;
}

type StoredCalendars = StoredPlans &
  StoredLists & { people: PersonRow[] | null; holidays: ListedHoliday[] | null };

/** What decides about the days of people, and of the company. Inside `TenantDb.run` only. */
export async function readCalendars(
  db: TenantDb,
  employeeIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<StoredCalendars> {
  const given = [db.currentCompanyId(), to, from, employeeIds];
  const [stored] = await db.current().query<[StoredCalendars]>(READ_CALENDARS, given);
  return stored;
}

const READ_PEOPLE = `
  select e.id, e.timezone, greatest(e.joining_date, e.attendance_from) as "joinedOn",
    coalesce(e.last_working_day, (e.archived_at at time zone e.timezone)::date) as "lastDay", c.working_week as "workingWeek",
    ${givenToOne(SCHEDULES_GIVEN)} as schedules, ${givenToOne(LISTS_GIVEN)} as lists, (
      select json_agg(json_build_object('from', nullif(m.since, '-infinity'), 'departmentId', m.department_id)
        order by m.since)
      from employee_department m where m.company_id = e.company_id and m.employee_id = e.id
    ) as departments, (
      select json_agg(json_build_object('date', r.work_date, 'shiftId', r.shift_id))
      from roster_day r
      where r.company_id = e.company_id and r.employee_id = e.id and r.work_date between $3::date and $2::date
    ) as roster
  from employee e join company_facts c on c.id = e.company_id
  where e.company_id = $1 and e.id = any($4::uuid[])`;

/** One statement: a clock-in waits for it. */
const READ_CALENDARS = `select ${PLANS}, ${LISTS}, (select json_agg(p) from (${READ_PEOPLE}) p) as people, (
  select json_agg(json_build_object('date', h.date, 'name', h.name, 'optional', h.kind = 'optional',
    'listId', h.list_id, 'departmentId', h.department_id) order by h.kind)
  from holiday h where h.company_id = $1 and h.archived_at is null and h.date between $3::date and $2::date
) as holidays`;
