import { TenantDb } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { PersonCalendar } from '../person-calendar/person-calendar.rules.js';
import { accountsOf } from './leave-accounts.repository.js';
import type { LeaveChange } from './leave-change.rules.js';

/** Notifies people when a day inside their approved leave becomes a day off, or a working day again. */
@Injectable()
export class LeaveCalendarNotifications {
  constructor(
    private readonly db: TenantDb,
    private readonly notifications: Notifications,
  ) {}

  /** Inside `TenantDb.run` only. */
  async notify(
    changes: readonly LeaveChange[],
    calendars: ReadonlyMap<string, PersonCalendar>,
  ): Promise<void> {
    const accounts = await accountsOf(
      this.db,
      changes.map(({ employeeId }) => employeeId),
    );
    for (const { employeeId, date, days } of changes) {
      const account = accounts.get(employeeId);
      const holiday = calendars.get(employeeId)?.on(date).holiday ?? null;
      if (account !== undefined)
        await this.notifications.notify({
          to: { users: [account] },
          kind: 'leave.calendar',
          ...textOf({ date, holiday, isFree: days > 0 }),
        });
    }
  }
}

function textOf({ date, holiday, isFree }: { date: string; holiday: string | null; isFree: boolean }) {
  const day = { day: date };
  if (!isFree)
    return {
      title: words('{day}, inside your leave, is a working day again', { day }),
      text: words('Your leave uses this day.'),
    };
  const title =
    holiday === null
      ? words('{day}, inside your leave, is a day off now', { day })
      : words('{day}, inside your leave, is a holiday now: {holiday}', { day, holiday });
  return { title, text: words('Your leave no longer uses this day.') };
}
