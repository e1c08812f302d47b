import { CORRECTION_ERRORS } from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import { AttendancePlans } from './attendance-plans.service.js';
import { AttendanceReaders } from './attendance-readers.service.js';
import { attendanceResource } from './attendance.mapper.js';
import { AttendanceRepository, type Attendee } from './attendance.repository.js';
import { withFrozen } from './attendance.rules.js';
import { aroundDays } from './attribution.rules.js';
import type { CorrectionEntity } from './correction.entity.js';
import { publishCorrection } from './correction.events.js';
import { CorrectionRepository } from './correction.repository.js';
import { correctedRecord } from './regularisation.rules.js';
import { addDays } from '../local-day.rules.js';

export type CorrectionDecision = { state: 'approved' } | { state: 'declined'; reason: string };

/** Decides about corrections; an approved one takes the place of the day's punches. */
@Injectable()
export class CorrectionDecisions {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly attendance: AttendanceRepository,
    private readonly plans: AttendancePlans,
    private readonly locks: AttendanceLockRepository,
    private readonly corrections: CorrectionRepository,
    private readonly readers: AttendanceReaders,
    private readonly notifications: Notifications,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NOT_FOUND outside the person's scope, OWN_CORRECTION, ALREADY_DECIDED, DAY_LOCKED */
  async decide(user: SignedInUser, id: string, decision: CorrectionDecision): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const correction = await this.corrections.lock(id);
      const employee = correction && (await this.attendance.lockEmployee({ id: correction.employeeId }));
      if (!correction || !employee) throw notFound();
      await this.checkDecider(user, employee);
      if (correction.state !== 'pending') throw new AppError(CORRECTION_ERRORS.ALREADY_DECIDED);
      if (decision.state === 'approved') await this.apply(employee, correction, user.id);
      const answer = decision.state === 'declined' ? decision.reason : null;
      const { state } = decision;
      await this.corrections.decide(correction, {
        state,
        decidedAt: this.clock.now(),
        decidedBy: user.id,
        answer,
      });
      const after = { workDate: correction.workDate, kind: correction.kind, reason: answer };
      const resource = attendanceResource(employee);
      this.audit.record({
        action: `attendance.${state === 'approved' ? 'approve' : 'decline'}`,
        by: user,
        resource,
        after,
      });
      await publishCorrection(this.live, employee.userId);
      await this.notify(employee, correction, decision);
    });
  }

  private async checkDecider(user: SignedInUser, employee: Attendee): Promise<void> {
    const found = await this.employees.find(employee.id);
    if (!(await this.readers.sees(user, found?.managerId ?? null))) throw notFound();
    if (employee.userId === user.id) throw new AppError(CORRECTION_ERRORS.OWN_CORRECTION);
  }

  private async apply(employee: Attendee, correction: CorrectionEntity, by: string): Promise<void> {
    const { workDate, inAt, outAt } = correction;
    const locks = await this.locks.list({ from: workDate, to: workDate });
    if (locks.length > 0) throw new AppError(CORRECTION_ERRORS.DAY_LOCKED);
    if (!inAt || !outAt) return;
    const range = aroundDays(workDate, addDays(workDate, 1));
    const known = await this.attendance.listKnownDays(employee.id, range);
    const plan = await this.plans.of(employee, range.from, range.to);
    const corrected = correctedRecord(
      { workDate, in: inAt, out: outAt },
      { ...plan, ...withFrozen(plan, known) },
    );
    if (corrected.days[0]?.workDate !== workDate) throw new AppError(CORRECTION_ERRORS.OTHER_WORK_DATE);
    await this.attendance.passOver(employee.id, workDate);
    const punches = corrected.placed.map(({ punch }) => punch);
    await this.attendance.savePunches(
      employee.id,
      { days: corrected.days, punches },
      { source: 'correction', by },
    );
  }

  private async notify(
    { id, userId }: Attendee,
    { id: correctionId, workDate }: CorrectionEntity,
    decision: CorrectionDecision,
  ): Promise<void> {
    if (!userId) return;
    const day = { day: workDate };
    const approved = decision.state === 'approved';
    await this.notifications.notify({
      ...{ subjectId: id, dedupeKey: correctionId, to: { users: [userId] }, kind: 'attendance.correction' },
      title: approved
        ? words('Your correction of {day} was approved', day)
        : words('Your correction of {day} was declined', day),
      ...(decision.state === 'declined' && { text: words('Reason: {reason}', { reason: decision.reason }) }),
    });
  }
}
