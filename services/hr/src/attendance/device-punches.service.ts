import { dayIn } from '@atrium/contracts';
import { Audit, Clock, LiveEvents, notFound, type AuditActor } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendancePlans } from './attendance-plans.service.js';
import { attendanceResource } from './attendance.mapper.js';
import { AttendanceRepository, type Attendee } from './attendance.repository.js';
import { endForgotten, withFrozen } from './attendance.rules.js';
import { aroundDays } from './attribution.rules.js';
import { publishCorrection } from './correction.events.js';
import { DevicePunchRepository, passedOver, settled, type StoredTouch } from './device-punch.repository.js';
import { replay } from './punch-replay.rules.js';
import type { DayRange } from './wall-clock.rules.js';

/** Repeated touches within so many seconds are one. */
const DUPLICATE_SEC = 60;

export type NewTouch = Pick<StoredTouch, 'id' | 'at' | 'kind'>;

/** Adds what devices recorded; the days around are decided anew, so that a late upload comes to the same. */
@Injectable()
export class DevicePunches {
  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly punches: DevicePunchRepository,
    private readonly plans: AttendancePlans,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** Inside `TenantDb.run` only. @param touches of one employee, in any order */
  async add(employeeId: string, touches: readonly NewTouch[], by: AuditActor): Promise<void> {
    const employee = await this.attendance.lockEmployee({ id: employeeId });
    if (!employee) throw notFound();
    const range = rangeOf(touches, employee.timezone);
    const fresh = touches.map((touch) => ({ ...touch, workDate: null, source: 'device' }));
    await this.punches.add(employeeId, fresh, by.id);
    await this.decideAnew(employee, range, by.id);
    const after = { punches: touches.length, from: range.from, to: range.to };
    this.audit.record({ action: 'attendance.import', by, resource: attendanceResource(employee), after });
    await publishCorrection(this.live, employee.userId);
  }

  private async decideAnew(employee: Attendee, range: DayRange, by: string | null): Promise<void> {
    const stored = await this.punches.list(employee.id, range);
    // What a correction has replaced stays replaced.
    const corrected = new Set(
      stored.flatMap(({ source, workDate }) => (source === 'correction' ? [workDate] : [])),
    );
    const moved = stored.filter(({ workDate }) => workDate === null || !corrected.has(workDate));
    const known = await this.attendance.listKnownDays(employee.id, range);
    const plan = await this.plans.of(employee, range.from, range.to);
    const frozen = { ...plan, ...withFrozen(plan, known) };
    const result = replay(moved, frozen, { channel: 'device', duplicateSec: DUPLICATE_SEC });
    const days = result.days.filter(({ workDate }) => !corrected.has(workDate));
    const ended = new Map(endForgotten(days, this.clock.now()).map((day) => [day.workDate, day]));
    await this.punches.release(moved.map(({ id }) => id));
    await this.attendance.saveDays(
      employee.id,
      days.map((day) => ended.get(day.workDate) ?? day),
      by,
    );
    const counted = result.placed.filter(({ punch }) => !corrected.has(punch.workDate));
    await this.punches.settle([
      ...counted.map(({ touch, punch }) => settled(touch.id, punch)),
      ...result.passed.map(({ touch, why }) => passedOver(touch.id, why)),
    ]);
    await this.punches.removeEmptyDays(employee.id, range);
  }
}

function rangeOf(touches: readonly NewTouch[], timezone: string) {
  const times = touches.map(({ at }) => at.getTime());
  const day = (time: number) => dayIn(new Date(time), timezone);
  const around = aroundDays(day(Math.min(...times)), day(Math.max(...times)));
  return { from: around.from, to: aroundDays(around.to, around.to).to };
}
