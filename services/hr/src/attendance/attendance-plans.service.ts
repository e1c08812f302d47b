import { Injectable } from '@nestjs/common';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import type { Attendee } from './attendance.repository.js';
import type { PunchPlan } from './attendance.rules.js';
import { NIGHT } from './night.rules.js';

/** What is planned for a person: time zone and shift of each date. */
@Injectable()
export class AttendancePlans {
  constructor(private readonly calendars: PersonCalendars) {}

  /** Inside `TenantDb.run` only. */
  async of({ id, timezone }: Pick<Attendee, 'id' | 'timezone'>, from: string, to = from): Promise<PunchPlan> {
    const calendar = (await this.calendars.of([id], from, to)).get(id);
    const on = (date: string) => {
      const day = calendar?.on(date);
      const off = day ? day.weeklyOff || day.holiday !== null : false;
      return { timezone: day?.timezone ?? timezone, shift: off ? null : (day?.shift ?? null), off };
    };
    return { on, night: NIGHT };
  }
}
