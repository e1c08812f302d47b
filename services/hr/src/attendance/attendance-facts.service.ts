import { Contributions, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApprovedLeave, type LeaveDate, type LeaveName } from './approved-leave.service.js';
import type { CalendarDate } from '../person-calendar/person-calendar.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import type { DayRange } from './wall-clock.rules.js';
import { CorrectionRepository } from './correction.repository.js';
import { NO_SHIFT, wholeLeave, type DateFacts } from './day-outcome.rules.js';

/** All that is known of a person's date apart from its punches. */
export interface PersonDate extends DateFacts {
  shiftName: string | null;
  holidayName: string | null;
  leaveType: LeaveName | null;
  locked: boolean;
  /** A correction waits for a decision. */
  asked: boolean;
}

export type FactsOf = (employeeId: string, date: string) => PersonDate;

/** Puts together what decides a date: calendar, leave, approved corrections and locks. Inside `TenantDb.run` only. */
@Injectable()
export class AttendanceFacts {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    private readonly calendars: PersonCalendars,
    private readonly locks: AttendanceLockRepository,
    private readonly corrections: CorrectionRepository,
  ) {}

  /** In a few statements, however many people there are. */
  async of(people: readonly string[], range: DayRange): Promise<FactsOf> {
    const calendars = await this.calendars.of(people, range.from, range.to);
    const leave = await this.leaveOf(people, range);
    const locks = await this.locks.list(range);
    const { marks, asked } = await this.corrections.marksOf(people, range);
    return (employeeId, date) => {
      const place = `${employeeId} ${date}`;
      const calendar = calendars.get(employeeId);
      if (!calendar) throw new Error(`No calendar of employee ${employeeId}`);
      return factsOf(calendar.on(date), {
        leave: leave.get(place) ?? null,
        mark: marks.get(place) ?? null,
        locked: locks.some(({ from, to }) => from <= date && date <= to),
        asked: asked.has(place),
      });
    };
  }

  /** Everybody on leave for a whole date. */
  async listAway(date: string): Promise<string[]> {
    const dates = await this.leaveDates('everybody', { from: date, to: date });
    return dates.filter(({ leave }) => leave === 'full').map(({ employeeId }) => employeeId);
  }

  private async leaveOf(people: readonly string[], range: DayRange): Promise<Map<string, LeaveDate>> {
    const dates = await this.leaveDates(people, range);
    return new Map(dates.map((each) => [`${each.employeeId} ${each.date}`, each]));
  }

  private async leaveDates(people: readonly string[] | 'everybody', range: DayRange): Promise<LeaveDate[]> {
    const companyId = this.db.currentCompanyId();
    const keepers = await this.contributions.enabledOf(ApprovedLeave, companyId);
    const lists = await Promise.all(keepers.map((keeper) => keeper.list(this.db.current(), people, range)));
    return lists.flat();
  }
}

type Noted = Pick<PersonDate, 'mark' | 'locked' | 'asked'> & { leave: LeaveDate | null };

function factsOf(day: CalendarDate, { leave, mark, locked, asked }: Noted): PersonDate {
  const { date, timezone, weeklyOff, holiday, joined } = day;
  const shift = weeklyOff || holiday !== null ? null : day.shift;
  return {
    date,
    timezone,
    weeklyOff,
    joined,
    holiday: holiday !== null,
    holidayName: holiday,
    shift,
    shiftName: day.shift?.name ?? null,
    noShift: NO_SHIFT,
    leave: wholeLeave({ leave: leave?.leave ?? null, shift, date, timezone }),
    leaveType: leave?.type ?? null,
    mark,
    locked,
    asked,
  };
}
