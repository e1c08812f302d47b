import { addDays, dayIn, earliest, monthStart, type Employee } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeaveAccrual } from '../leave/leave-accrual.service.js';
import { LeaveHistory } from '../leave/leave-history.service.js';
import { LeaveYearEnd } from '../leave/leave-year-end.service.js';
import { isWorkingDate } from '../person-calendar/person-calendar.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { RequestDemo } from './request-demo.service.js';
import { LeaveTypeDemo } from './leave-type-demo.service.js';
import { makeFullYear, makePinnedYear, makeYear, type LeavePlan } from './demo-leave.seed.js';

const PINNED = 'employee@demo.test';
const YEARS = 3;
/** One of so many people is on leave today. */
const AWAY_EVERY = 9;

/** The demo company's leave of three years. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveDemo {
  constructor(
    private readonly types: LeaveTypeDemo,
    private readonly accrual: LeaveAccrual,
    private readonly history: LeaveHistory,
    private readonly yearEnd: LeaveYearEnd,
    private readonly calendars: PersonCalendars,
    private readonly requests: RequestDemo,
    private readonly clock: Clock,
  ) {}

  async fill(admin: SignedInUser, employees: readonly Employee[]): Promise<void> {
    const today = dayIn(this.clock.now(), admin.companyTimezone);
    const types = await this.types.make(admin);
    const plans = await this.plansOf(employees, types, today);
    const present = Number(today.slice(0, 4));
    for (let year = present - YEARS + 1; year <= present; year += 1) {
      const start = `${String(year)}-01-01`;
      await this.accrual.run(earliest(today, `${String(year)}-12-31`), { since: start });
      for (const { employee, plan } of plans) {
        const make =
          employee.workEmail === PINNED ? (year === present ? makePinnedYear : makeFullYear) : makeYear;
        await this.history.record(employee.id, make(plan, year), admin.id);
      }
      const typeId = types.get('EL') ?? '';
      if (year < present)
        await this.yearEnd.run(admin, { typeId, newYearStart: `${String(year + 1)}-01-01` });
    }
    await this.requests.ask(admin, employees, { typeId: types.get('CL') ?? '', today });
  }

  private async plansOf(
    employees: readonly Employee[],
    types: Map<string, string>,
    today: string,
  ): Promise<{ employee: Employee; plan: LeavePlan }[]> {
    const those = employees.filter(
      ({ employmentType, archivedAt }) => employmentType === 'permanent' && !archivedAt,
    );
    const [from, to] = [addDays(today, -366 * YEARS), addDays(today, 120)];
    const pinned = addDays(monthStart(today), -1).slice(0, 7);
    const calendars = await this.calendars.of(
      those.map(({ id }) => id),
      from,
      to,
    );
    const plans: { employee: Employee; plan: LeavePlan }[] = [];
    for (const [seed, employee] of those.entries()) {
      const calendar = calendars.get(employee.id);
      const plan: LeavePlan = {
        seed,
        today,
        joinedOn: employee.joiningDate,
        types,
        isWorking: (date) => calendar !== undefined && isWorkingDate(calendar.on(date)),
        isKept: (date) => date === today || (employee.workEmail === PINNED && date.startsWith(pinned)),
        awayToday: seed % AWAY_EVERY === 0 && employee.userId === null,
      };
      plans.push({ employee, plan });
    }
    return plans;
  }
}
