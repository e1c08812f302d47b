import { dayIn, latest, type ShiftPreview } from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceFacts } from '../attendance/attendance-facts.service.js';
import { AttendanceRepository } from '../attendance/attendance.repository.js';
import { readCompany } from '../company-facts.repository.js';
import type { DayRange } from '../attendance/wall-clock.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { shiftDays, type AskedShift, type ShiftDayFacts } from './shift-request.rules.js';

/** What requests for shifts would make of their days. Inside `TenantDb.run` only. */
@Injectable()
export class ShiftDays {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly calendars: PersonCalendars,
    private readonly attendance: AttendanceFacts,
    private readonly punched: AttendanceRepository,
  ) {}

  /** In a few statements, however many there are. */
  async of<Asked extends AskedShift>(requests: readonly Asked[]): Promise<Map<Asked, ShiftPreview['days']>> {
    const people = [...new Set(requests.map(({ employeeId }) => employeeId))];
    const now = this.clock.now();
    const today = dayIn(now, (await readCompany(this.db)).timezone);
    const facts = await this.factsOf(people, {
      // What is over stays, whatever it was.
      from: latest(
        today,
        ...requests
          .map(({ fromDay }) => fromDay)
          .sort()
          .slice(0, 1),
      ),
      to: latest(today, ...requests.map(({ toDay }) => toDay)),
    });
    const todayOf = (id: string) => latest(today, dayIn(now, facts.on(id, today)?.timezone ?? 'UTC'));
    return new Map(requests.map((asked) => [asked, shiftDays(asked, { ...facts, todayOf })]));
  }

  private async factsOf(people: readonly string[], range: DayRange): Promise<Omit<ShiftDayFacts, 'todayOf'>> {
    const calendars = await this.calendars.of(people, range.from, range.to);
    const attendance = await this.attendance.of(people, range);
    const begun = await this.punched.listBegun(people, range);
    return {
      on: (id, date) => calendars.get(id)?.on(date),
      leaveOn: (id, date) => {
        const { leave } = attendance(id, date);
        return leave === null ? null : leave === 'full' ? 'whole' : 'part';
      },
      hasBegun: (id, date) => begun.has(`${id} ${date}`),
    };
  }
}
