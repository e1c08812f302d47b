import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { isWorkingDate } from '../person-calendar/person-calendar.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { latest } from './leave-date.rules.js';
import { LEAVE_KIND } from './leave-request-kind.service.js';
import { ComingLeaveRepository, type ComingDate } from './coming-leave.repository.js';
import { LeaveRecount } from './leave-recount.service.js';

/** Keeps granted leave in step with the days that pass and with people's calendars. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveFollower {
  constructor(
    private readonly coming: ComingLeaveRepository,
    private readonly calendars: PersonCalendars,
    private readonly recount: LeaveRecount,
    private readonly requests: Requests,
  ) {}

  /** What was approved and is over has been taken. @returns how many requests */
  async finish(today: string): Promise<number> {
    const ids = await this.coming.finish(today);
    for (const ref of await this.requests.of(LEAVE_KIND, ids).then((known) => [...known.keys()]))
      await this.requests.finish({ kind: LEAVE_KIND, ref });
    return ids.length;
  }

  /**
   * A day that has become a day off, such as a holiday declared later, comes back; one that has become a working day is
   * taken. @returns how many people were counted anew
   */
  async followCalendars(today: string): Promise<number> {
    const dates = await this.coming.listDates(today);
    const people = [...new Set(dates.map(({ employeeId }) => employeeId))];
    const last = dates.reduce((end, { date }) => latest(end, date), today);
    const calendars = await this.calendars.of(people, today, last);
    const isMoved = ({ employeeId, date, why }: ComingDate) => {
      const day = calendars.get(employeeId)?.on(date);
      return day !== undefined && isWorkingDate(day) !== (why === 'working');
    };
    const moved = [...new Set(dates.filter(isMoved).map(({ employeeId }) => employeeId))];
    for (const employeeId of moved) await this.recount.run(employeeId, [], null);
    return moved.length;
  }
}
