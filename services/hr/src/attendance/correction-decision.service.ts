import { CORRECTION_ERRORS, addDays } from '@atrium/contracts';
import { AppError, Clock, DomainEvents, LiveEvents, notFound } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import { AttendancePlans } from './attendance-plans.service.js';
import { AttendanceRepository, type Attendee } from './attendance.repository.js';
import { withFrozen } from './attendance.rules.js';
import { aroundDays } from './attribution.rules.js';
import { changedDay, timesOf } from './correction-change.rules.js';
import type { CorrectionEntity } from './correction.entity.js';
import { publishCorrection } from './correction.events.js';
import { CorrectionRepository } from './correction.repository.js';

/** Carries out what was decided about corrections; an approved one takes the place of the day's punches. */
@Injectable()
export class CorrectionDecisions {
  constructor(
    private readonly clock: Clock,
    private readonly attendance: AttendanceRepository,
    private readonly plans: AttendancePlans,
    private readonly locks: AttendanceLockRepository,
    private readonly corrections: CorrectionRepository,
    private readonly live: LiveEvents,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Inside `TenantDb.run` only, in the transaction of the decision.
   * @throws {AppError} ALREADY_DECIDED, DAY_LOCKED, OTHER_WORK_DATE when the shift has changed since
   */
  async carryOut(id: string, state: 'approved' | 'declined' | 'withdrawn', by: string | null): Promise<void> {
    const correction = await this.corrections.lock(id);
    const employee = correction && (await this.attendance.lockEmployee({ id: correction.employeeId }));
    if (!correction || !employee) throw notFound();
    if (correction.state !== 'pending') throw new AppError(CORRECTION_ERRORS.ALREADY_DECIDED);
    if (state === 'approved') await this.apply(employee, correction, by);
    await this.corrections.decide(correction, { state, decidedAt: this.clock.now(), decidedBy: by });
    await publishCorrection(this.live, employee.userId);
  }

  private async apply(employee: Attendee, correction: CorrectionEntity, by: string | null): Promise<void> {
    const { workDate } = correction;
    const locks = await this.locks.list({ from: workDate, to: workDate });
    if (locks.length > 0) throw new AppError(CORRECTION_ERRORS.DAY_LOCKED);
    if (!correction.inAt) return;
    const range = aroundDays(workDate, addDays(workDate, 1));
    const known = await this.attendance.listKnownDays(employee.id, range);
    const plan = await this.plans.of(employee, range.from, range.to);
    const times = timesOf(correction, {
      day: known.find((day) => day.workDate === workDate) ?? null,
      punches: await this.attendance.listPunches(employee.id, { from: workDate, to: workDate }),
    });
    const changed = times && changedDay(times, { ...plan, ...withFrozen(plan, known) });
    if (!changed?.day) throw new AppError(CORRECTION_ERRORS.OTHER_WORK_DATE);
    await this.attendance.passOver(employee.id, workDate);
    const saved = { days: [changed.day], punches: changed.punches };
    await this.attendance.savePunches(employee.id, saved, { source: 'correction', by });
    await this.events.publish('attendance.corrected', 1, { employeeId: employee.id, workDate });
  }
}
