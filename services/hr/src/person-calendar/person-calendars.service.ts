import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { heldOn } from '../assignment/followed.rules.js';
import { readCompany } from '../company-facts.repository.js';
import { plansFrom } from './company-plans.repository.js';
import { listsFrom } from './company-lists.rules.js';
import { holidaysOf, type CompanyLists, type ListedHoliday } from './holiday-plan.rules.js';
import { PersonCalendar, type RosterEntry } from './person-calendar.rules.js';
import { readCalendars, type PersonRow } from './person-calendars.repository.js';
import { schedulesOf, type CompanyPlans } from './schedule-plan.rules.js';

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
    const stored = await readCalendars(this.db, [], { from, to });
    const { timezone, workingWeek } = await readCompany(this.db);
    const nothing = { lastDay: null, schedules: null, lists: null, departments: null, roster: null };
    const known = { company: plansFrom(stored), lists: listsFrom(stored), holidays: stored.holidays ?? [] };
    const row = { id: this.db.currentCompanyId(), timezone, workingWeek, joinedOn: from, ...nothing };
    return calendarOf(row, { ...known, from, to });
  }

  /** Of these people for the dates of a range, by id. Inside `TenantDb.run` only. */
  async of(employeeIds: readonly string[], from: string, to: string): Promise<Map<string, PersonCalendar>> {
    const stored = await readCalendars(this.db, employeeIds, { from, to });
    const company = plansFrom(stored);
    const known = { company, lists: listsFrom(stored), holidays: stored.holidays ?? [], from, to };
    return new Map((stored.people ?? []).map((row) => [row.id, calendarOf(row, known)]));
  }
}

/** Who has no schedule works in the week of the company, without a shift. */
function calendarOf(row: PersonRow, { company, lists, holidays, ...range }: Known): PersonCalendar {
  const { timezone, joinedOn, lastDay, workingWeek } = row;
  const unplanned = [1, 2, 3, 4, 5, 6, 7].filter((day) => !workingWeek.includes(day));
  const departments = row.departments ?? [];
  return new PersonCalendar({
    timezone,
    joinedOn,
    lastDay,
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
