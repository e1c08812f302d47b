import { dayIn, type ShiftPreview } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceFacts } from '../attendance/attendance-facts.service.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { shiftDays, type AskedShift } from './shift-request.rules.js';

/** What requests for shifts would make of their days. Inside `TenantDb.run` only. */
@Injectable()
export class ShiftDays {
  constructor(
    private readonly clock: Clock,
    private readonly calendars: PersonCalendars,
    private readonly attendance: AttendanceFacts,
  ) {}

  /** In a few statements, however many there are. */
  async of<Asked extends AskedShift>(requests: readonly Asked[]): Promise<Map<Asked, ShiftPreview['days']>> {
    const people = [...new Set(requests.map(({ employeeId }) => employeeId))];
    const from = requests.map(({ fromDay }) => fromDay).sort()[0];
    const to = requests
      .map(({ toDay }) => toDay)
      .sort()
      .at(-1);
    if (from === undefined || to === undefined) return new Map();
    const calendars = await this.calendars.of(people, from, to);
    const attendance = await this.attendance.of(people, { from, to });
    const now = this.clock.now();
    const facts = {
      on: (id: string, date: string) => calendars.get(id)?.on(date),
      isOnLeave: (id: string, date: string) => attendance(id, date).leave !== null,
      todayOf: ({ timezone }: { timezone: string }) => dayIn(now, timezone),
    };
    return new Map(requests.map((asked) => [asked, shiftDays(asked, facts)]));
  }
}
