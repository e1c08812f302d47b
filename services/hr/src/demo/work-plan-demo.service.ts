import {
  addDays,
  dayIn,
  weekdayOf,
  type CreateShift,
  type Employee,
  type HolidayKind,
  type SCHEDULE_ASSIGNMENT,
  type Shift,
} from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { AssignmentSteps } from '../assignment/assignment-steps.service.js';
import { Assignments } from '../assignment/assignments.service.js';
import { LatePolicyRepository } from '../lateness/late-policy.repository.js';
import { HolidayService } from '../holiday/holiday.service.js';
import { RosterService } from '../roster/roster.service.js';
import { SCHEDULE_ASSIGNMENTS } from '../schedule/schedule.record.js';
import { ScheduleService } from '../schedule/schedule.service.js';
import { ShiftService } from '../shift/shift.service.js';
import type { DemoPerson, Rhythm } from './demo-people.seed.js';

const OFFICE: CreateShift = {
  name: 'General',
  start: '09:30',
  end: '18:30',
  halfAt: null,
  breakMin: 60,
  breakMode: 'punched',
  breakAfterMin: 300,
  windowBefore: 120,
  windowAfter: 240,
  autoCloseAfter: null,
  graceIn: 15,
  graceOut: 15,
  halfDayMin: 225,
  fullDayMin: 390,
  overtimeFrom: 'end',
  otAfterMin: 30,
  countMode: 'sessions',
  validFrom: null,
};

const SHIFTS: Record<Rhythm, CreateShift> = {
  office: OFFICE,
  early: { ...OFFICE, name: 'Early', start: '08:00', end: '17:00' },
  late: { ...OFFICE, name: 'Late', start: '11:00', end: '20:00' },
  night: { ...OFFICE, name: 'Night', start: '20:30', end: '05:30' },
};

/** Works every Saturday but the second and fourth. */
const SATURDAY_DEPARTMENT = 'People and Finance';

/** Those with the same date each year: month and day, name, kind. */
const HOLIDAYS: readonly [day: string, name: string, kind: HolidayKind][] = [
  ['01-01', 'New Year’s Day', 'public'],
  ['01-14', 'Makar Sankranti', 'optional'],
  ['01-26', 'Republic Day', 'public'],
  ['05-01', 'Labour Day', 'public'],
  ['08-15', 'Independence Day', 'public'],
  ['10-02', 'Gandhi Jayanti', 'public'],
  ['11-01', 'Kannada Rajyotsava', 'optional'],
  ['12-25', 'Christmas', 'public'],
];

/** The month in which the company began to look at late days. */
const LATE_SINCE = '2026-01';

/** As many years back as attendance reaches. */
const YEARS = 4;

const REACH_BACK = `
update schedule_assignment set valid_from = valid_from - interval '20 years'
where company_id = $1 and department_id is distinct from $2`;

/** The holidays of the years ahead in the years behind. */
const PAST_HOLIDAYS = `
insert into holiday (company_id, date, name, kind, list_id, yearly)
select distinct on (past.date) h.company_id, past.date, h.name, h.kind, h.list_id, h.yearly
from holiday h cross join generate_series(1, $2::int) as years
  cross join lateral (select (h.date - make_interval(years => years))::date as date) past
where h.company_id = $1
  and not exists (select from holiday known where known.company_id = $1 and known.date = past.date)
order by past.date`;

interface Given {
  employeeId?: string;
  departmentId?: string | null;
}

interface Week {
  name: string;
  shift: Shift;
  /** The Saturdays of a month that are off; null: all. */
  saturdaysOff: number[] | null;
  whom: readonly Given[];
}

/** The demo company's shifts, weeks, holidays and roster. */
@Injectable()
export class WorkPlanDemo {
  private readonly given: AssignmentSteps<typeof SCHEDULE_ASSIGNMENT>;

  constructor(
    private readonly shifts: ShiftService,
    private readonly schedules: ScheduleService,
    assignments: Assignments,
    private readonly roster: RosterService,
    private readonly holidays: HolidayService,
    private readonly latePolicies: LatePolicyRepository,
    private readonly clock: Clock,
    private readonly db: TenantDb,
  ) {
    this.given = assignments.of(SCHEDULE_ASSIGNMENTS);
  }

  /**
   * Inside `TenantDb.run` only.
   * @param employees in the order of `people`
   * @param departments name -> id
   */
  async fill(
    admin: SignedInUser,
    {
      people,
      employees,
      departments,
    }: {
      people: readonly DemoPerson[];
      employees: readonly Employee[];
      departments: ReadonlyMap<string, string>;
    },
  ): Promise<void> {
    const today = dayIn(this.clock.now(), admin.companyTimezone);
    await this.addHolidays(admin, today);
    const office = await this.shifts.create(admin, SHIFTS.office);
    const week = { shift: office, saturdaysOff: null };
    await this.give(admin, today, { ...week, name: 'Office week', whom: [{}] });
    const departmentId = departments.get(SATURDAY_DEPARTMENT) ?? null;
    await this.give(admin, today, {
      shift: office,
      saturdaysOff: [2, 4],
      name: 'Week with Saturdays',
      whom: [{ departmentId }],
    });
    for (const rhythm of ['early', 'late', 'night'] as const) {
      const shift = await this.shifts.create(admin, SHIFTS[rhythm]);
      const own = employees.filter(
        ({ status }, index) => people[index]?.rhythm === rhythm && status === 'active',
      );
      const whom = own.map(({ id }) => ({ employeeId: id }));
      await this.give(admin, today, { ...week, shift, name: `${shift.name} week`, whom });
      if (rhythm === 'early') await this.comeEarly(admin, today, { shift, people, employees });
    }
    await this.reachBack(departmentId);
  }

  /** What services plan holds from today on; this company has kept its weeks and holidays since it began. */
  private async reachBack(saturdays: string | null): Promise<void> {
    const companyId = this.db.currentCompanyId();
    const tx = this.db.current();
    await tx.query(REACH_BACK, [companyId, saturdays]);
    await tx.query(PAST_HOLIDAYS, [companyId, YEARS]);
    await this.latePolicies.set({ from: LATE_SINCE, latesFree: 3, latesPerHalfDay: 3 }, null);
  }

  private async addHolidays(admin: SignedInUser, today: string): Promise<void> {
    const year = Number(today.slice(0, 4));
    for (const each of [year, year + 1])
      for (const [day, name, kind] of HOLIDAYS) {
        const date = `${String(each)}-${day}`;
        if (date > today)
          await this.holidays.create(admin, {
            date,
            name,
            kind,
            listId: null,
            departmentId: null,
            yearly: name === 'Makar Sankranti' ? 'moves' : 'sameDay',
          });
      }
  }

  private async give(
    admin: SignedInUser,
    validFrom: string,
    { name, shift, saturdaysOff, whom }: Week,
  ): Promise<void> {
    const { id: scheduleId } = await this.schedules.create(admin, {
      name,
      validFrom: null,
      weeklyOffs: saturdaysOff ? [{ day: 6, weeks: saturdaysOff }, 7] : [6, 7],
      shiftIds: [...Array.from({ length: 5 }, () => shift.id), saturdaysOff ? shift.id : null, null],
    });
    for (const { employeeId = null, departmentId = null } of whom)
      await this.given.create(admin, { employeeId, departmentId, scheduleId, validFrom });
  }

  /** In the next week, three people of the office work early. */
  private async comeEarly(
    admin: SignedInUser,
    today: string,
    {
      shift,
      people,
      employees,
    }: { shift: Shift; people: readonly DemoPerson[]; employees: readonly Employee[] },
  ): Promise<void> {
    const monday = addDays(today, 8 - weekdayOf(today));
    const some = employees.filter(
      ({ status }, index) => status === 'active' && people[index]?.rhythm === 'office' && index % 9 === 4,
    );
    const changes = some.flatMap(({ id }) =>
      [0, 1, 2, 3, 4].map((day) => ({
        employeeId: id,
        date: addDays(monday, day),
        plan: shift.id,
        was: 'schedule' as const,
      })),
    );
    await this.roster.change(admin, { changes });
  }
}
