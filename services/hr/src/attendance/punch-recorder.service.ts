import type { PunchKind } from '@atrium/contracts';
import { AppError, LiveEvents, notFound } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { localDay } from '../local-day.rules.js';
import { ATTENDANCE_READ } from '../people-scope.policy.js';
import { AttendanceRepository, type Attendee, type PunchOrigin } from './attendance.repository.js';
import { applyPunch, type DayRecord, type PlacedPunch } from './attendance.rules.js';

export interface MadePunch {
  kind: PunchKind;
  at: Date;
}

interface Placed {
  days: DayRecord[];
  punches: PlacedPunch[];
}

/** The one way in which a punch gets into the books, one or many at a time. */
@Injectable()
export class PunchRecorder {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly live: LiveEvents,
  ) {}

  /**
   * Records punches in order of time, all or none. Inside `TenantDb.run` only.
   * @throws {AppError} NOT_FOUND, EMPLOYEE_ARCHIVED, ALREADY_CLOCKED_IN, NOT_CLOCKED_IN, ALREADY_ON_BREAK, NOT_ON_BREAK,
   *   TRANSITION_REFUSED when the work date has its 24 hours
   */
  async record(employeeId: string, punches: MadePunch[], origin: PunchOrigin): Promise<void> {
    const first = punches[0];
    const last = punches.at(-1);
    if (!first || !last) return;
    const employee = await this.attendance.lockEmployee(employeeId);
    if (!employee) throw notFound();
    const range = { from: localDay(first.at, employee.timezone), to: localDay(last.at, employee.timezone) };
    const known = await this.attendance.listKnownDays(employee.id, range);
    const placed = placeAll(known, punches, employee);
    await this.attendance.saveDays(employee.id, placed.days, origin.by);
    await this.attendance.addPunches(employee.id, placed.punches, origin);
    await this.announce(employee);
  }

  private async announce({ userId }: Attendee): Promise<void> {
    await this.live.notify({ type: 'invalidate', tags: ['AttendanceBoard'] }, { check: ATTENDANCE_READ });
    if (!userId) return;
    await this.live.notify({ type: 'invalidate', tags: ['AttendanceDay', 'NextStep'] }, { users: [userId] });
  }
}

function placeAll(known: DayRecord[], punches: MadePunch[], { timezone, archivedAt }: Attendee): Placed {
  const days = new Map(known.map((day) => [day.workDate, day]));
  const changed = new Map<string, DayRecord>();
  const placed: PlacedPunch[] = [];
  for (const punch of punches) {
    if (archivedAt && punch.kind === 'in') throw new AppError('EMPLOYEE_ARCHIVED');
    const outcome = applyPunch([...days.values()], { ...punch, timezone });
    if (outcome.refused) throw new AppError(outcome.refused, refusalWords(outcome.refused));
    for (const day of outcome.days) {
      days.set(day.workDate, day);
      changed.set(day.workDate, day);
    }
    placed.push(outcome.punch);
  }
  return { days: [...changed.values()], punches: placed };
}

function refusalWords(code: string): { message?: string } {
  return code === 'TRANSITION_REFUSED'
    ? { message: 'Your day already has 24 hours. Clock in tomorrow.' }
    : {};
}
