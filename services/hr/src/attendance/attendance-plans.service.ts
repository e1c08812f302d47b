import { Injectable } from '@nestjs/common';
import type { PersonCalendar } from '../person-calendar/person-calendar.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import type { Attendee } from './attendance.repository.js';
import type { PunchPlan } from './attendance.rules.js';
import { NIGHT } from './night.rules.js';
import type { DayRange } from './wall-clock.rules.js';

/** What is planned for a person: time zone and shift of each date. */
@Injectable()
export class AttendancePlans {
  constructor(private readonly calendars: PersonCalendars) {}

  /** Inside `TenantDb.run` only. */
  async of(person: Pick<Attendee, 'id' | 'timezone'>, from: string, to = from): Promise<PunchPlan> {
    const calendars = await this.calendars.of([person.id], from, to);
    return planOf(calendars.get(person.id), person.timezone);
  }

  /** Of several people, whose time zones their calendars know. Inside `TenantDb.run` only. */
  async ofAll(people: readonly string[], { from, to }: DayRange): Promise<(id: string) => PunchPlan> {
    const calendars = await this.calendars.of(people, from, to);
    return (id) => planOf(calendars.get(id), 'UTC');
  }
}

function planOf(calendar: PersonCalendar | undefined, timezone: string): PunchPlan {
  const on = (date: string) => {
    const day = calendar?.on(date);
    const off = day ? day.weeklyOff || day.holiday !== null : false;
    return { timezone: day?.timezone ?? timezone, shift: off ? null : (day?.shift ?? null), off };
  };
  return { on, night: NIGHT };
}
