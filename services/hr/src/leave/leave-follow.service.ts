import { earliest, latest } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { isWorkingDate } from '../person-calendar/person-calendar.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { LeaveCalendarNotifications } from './leave-calendar-notifications.service.js';
import { leaveChanges, type ComingDate } from './leave-change.rules.js';
import { LEAVE_KIND } from './leave-request-kind.service.js';
import { ComingLeaveRepository } from './coming-leave.repository.js';
import { LeaveRecount } from './leave-recount.service.js';

/** Keeps granted leave in step with the days that pass and with people's calendars. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveFollower {
  constructor(
    private readonly coming: ComingLeaveRepository,
    private readonly calendars: PersonCalendars,
    private readonly recount: LeaveRecount,
    private readonly requests: Requests,
    private readonly notifications: LeaveCalendarNotifications,
    private readonly clock: Clock,
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
   * taken. Whose approved leave it is, is notified. Days that are over where the person is stay.
   * @returns how many people were counted anew
   */
  async followCalendars(): Promise<number> {
    const dates = await this.coming.listDates(this.clock.now());
    if (dates.length === 0) return 0;
    const people = [...new Set(dates.map(({ employeeId }) => employeeId))];
    const days = dates.map(({ date }) => date);
    const calendars = await this.calendars.of(
      people,
      days.reduce((a, b) => earliest(a, b)),
      days.reduce((a, b) => latest(a, b)),
    );
    const isMoved = ({ employeeId, date, why }: ComingDate) => {
      const day = calendars.get(employeeId)?.on(date);
      return day !== undefined && isWorkingDate(day) !== (why === 'working');
    };
    const moved = [...new Set(dates.filter(isMoved).map(({ employeeId }) => employeeId))];
    if (moved.length === 0) return 0;
    for (const employeeId of moved) await this.recount.run(employeeId, [], null);
    const after = await this.coming.listDates(this.clock.now());
    await this.notifications.notify(leaveChanges(dates, after), calendars);
    return moved.length;
  }
}
