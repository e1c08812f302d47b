import { addDays, dayIn, earliest, latest } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { PersonCalendar } from '../person-calendar/person-calendar.rules.js';
import type { LeaveTypeRow } from './leave-type.record.js';
import { LeaveRepository, type LeaveEmployee, type StoredLeave } from './leave.repository.js';
import { PersonLeave } from './person-leave.rules.js';

/** All that leave of one person is decided from. */
export interface LeaveFile {
  employee: LeaveEmployee;
  today: string;
  types: Map<string, LeaveTypeRow>;
  stored: StoredLeave[];
  calendar: PersonCalendar;
}

/** Runs of leave are looked at this far back and ahead. */
const REACH_DAYS = 400;

/** Reads the leave of a person. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveReader {
  constructor(
    private readonly leave: LeaveRepository,
    private readonly calendars: PersonCalendars,
    private readonly clock: Clock,
  ) {}

  /** @param around the dates that matter; left out: today */
  async open(employee: LeaveEmployee, around?: { from: string; to: string }): Promise<LeaveFile> {
    const today = dayIn(this.clock.now(), employee.timezone);
    const { from, to } = around ?? { from: today, to: today };
    const types = await this.leave.listTypes();
    const stored = await this.leave.listLive(employee.id, addDays(from, -REACH_DAYS));
    const first = earliest(from, ...stored.map((each) => each.from));
    const last = latest(to, ...stored.map((each) => each.to));
    const calendars = await this.calendars.of([employee.id], addDays(first, -31), addDays(last, 31));
    const calendar = calendars.get(employee.id);
    if (!calendar) throw new Error('The employee has no calendar.');
    return { employee, today, types: new Map(types.map((type) => [type.id, type])), stored, calendar };
  }
}

/** @param more a request that is not stored yet, the last of all */
export function personLeave(
  { stored, types, calendar }: LeaveFile,
  more: readonly StoredLeave[] = [],
): PersonLeave {
  return new PersonLeave({ spans: [...stored, ...more], types, calendar: (date) => calendar.on(date) });
}
