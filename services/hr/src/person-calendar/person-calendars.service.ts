import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { heldOn, type Given, type OwnDepartments } from '../assignment/followed.rules.js';
import { givenToOne, LISTS_GIVEN, SCHEDULES_GIVEN } from '../assignment/given.sql.js';
import { PLANS, plansFrom, type StoredPlans } from './company-plans.repository.js';
import { LISTS, listsFrom, type StoredLists } from './company-lists.rules.js';
import { holidaysOf, type CompanyLists, type ListedHoliday } from './holiday-plan.rules.js';
import { PersonCalendar, type RosterEntry } from './person-calendar.rules.js';
import { schedulesOf, type CompanyPlans } from './schedule-plan.rules.js';

interface PersonRow {
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

interface Known {
  company: CompanyPlans;
  lists: CompanyLists;
  holidays: readonly ListedHoliday[];
  from: string;
  to: string;
}

/** The calendars of people, read in one statement however many they are. */
@Injectable()
export class PersonCalendars {
  constructor(private readonly db: TenantDb) {}

  /** Of somebody without any plan of their own: as the company works. Inside `TenantDb.run` only. */
  async ofCompany(from: string, to: string): Promise<PersonCalendar> {
    const companyId = this.db.currentCompanyId();
    const [stored] = await this.db
      .current()
      .query<[StoredCalendars]>(READ_CALENDARS, [companyId, to, from, []]);
    const [own] = await this.db
      .current()
      .query<Pick<PersonRow, 'timezone' | 'workingWeek'>[]>(
        'select timezone, working_week as "workingWeek" from company where id = $1',
        [companyId],
      );
    const { timezone = 'UTC', workingWeek = [] } = own ?? {};
    const nothing = { lastDay: null, schedules: null, lists: null, departments: null, roster: null };
    const known = { company: plansFrom(stored), lists: listsFrom(stored), holidays: stored.holidays ?? [] };
    const row = { id: companyId, timezone, workingWeek, joinedOn: from, ...nothing };
    return calendarOf(row, { ...known, from, to });
  }

  /** Of these people for the dates of a range, by id. Inside `TenantDb.run` only. */
  async of(employeeIds: readonly string[], from: string, to: string): Promise<Map<string, PersonCalendar>> {
    const given = [this.db.currentCompanyId(), to, from, employeeIds];
    const [stored] = await this.db.current().query<[StoredCalendars]>(READ_CALENDARS, given);
    const company = plansFrom(stored);
    const known = { company, lists: listsFrom(stored), holidays: stored.holidays ?? [], from, to };
    return new Map((stored.people ?? []).map((row) => [row.id, calendarOf(row, known)]));
  }
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
  from employee e join company c on c.id = e.company_id
  where e.company_id = $1 and e.id = any($4::uuid[])`;

/** One statement: a clock-in waits for it. */
const READ_CALENDARS = `select ${PLANS}, ${LISTS}, (select json_agg(p) from (${READ_PEOPLE}) p) as people, (
  select json_agg(json_build_object('date', h.date, 'name', h.name, 'optional', h.kind = 'optional',
    'listId', h.list_id, 'departmentId', h.department_id) order by h.kind)
  from holiday h where h.company_id = $1 and h.archived_at is null and h.date between $3::date and $2::date
) as holidays`;

/** Who has no schedule works in the week of the company, without a shift. */
function calendarOf(row: PersonRow, { company, lists, holidays, ...range }: Known): PersonCalendar {
  const { timezone, joinedOn, lastDay, workingWeek } = row;
  const unplanned = [1, 2, 3, 4, 5, 6, 7].filter((day) => !workingWeek.includes(day));
  const departments = row.departments ?? [];
  return new PersonCalendar({
    ...{ timezone, joinedOn, lastDay },
    schedules: schedulesOf({ given: row.schedules ?? [], departments }, company, { ...range, unplanned }),
    roster: rosterOf(row, company),
    holidays: holidaysOf({ given: row.lists ?? [], departments }, lists, holidays),
  });
}

function rosterOf({ roster }: PersonRow, { shifts }: CompanyPlans): Map<string, RosterEntry> {
  const entries = (roster ?? []).map(({ date, shiftId }): [string, RosterEntry] => {
    const shift = shiftId === null ? undefined : heldOn(shifts.get(shiftId) ?? [], date);
    return [date, { shift: shift ?? null }];
  });
  return new Map(entries);
}
