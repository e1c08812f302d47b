import {
  can,
  CORRECTION_ERRORS,
  HR_ERRORS,
  type AskCorrection,
  type AttendanceCorrection,
  type CorrectionPreview,
  type CorrectionQuery,
} from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { AttendanceReaders } from './attendance-readers.service.js';
import { attendanceResource } from './attendance.mapper.js';
import { CorrectionCheck } from './correction-check.service.js';
import { toCorrection } from './correction.mapper.js';
import { CorrectionRepository } from './correction.repository.js';
import { ATTENDANCE_APPROVE } from '../people-scope.policy.js';
import { publishCorrection } from './correction.events.js';

/** What people ask to be changed about their own days. */
@Injectable()
export class CorrectionService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly corrections: CorrectionRepository,
    private readonly check: CorrectionCheck,
    private readonly readers: AttendanceReaders,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} as `ask`; nothing is stored */
  async preview(user: SignedInUser, asked: AskCorrection): Promise<CorrectionPreview> {
    return this.db.run(user.companyId, async () =>
      this.check.preview(await this.ownRecord(user), asked, this.clock.now()),
    );
  }

  /** @throws {AppError} a code of CORRECTION_ERRORS, NO_EMPLOYEE_RECORD */
  async ask(user: SignedInUser, asked: AskCorrection): Promise<{ id: string }> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.ownRecord(user);
      const now = this.clock.now();
      await this.check.preview(employee, asked, now);
      const times = this.check.timesOf(employee, asked);
      const { id } = await this.corrections.add({
        ...{ employeeId: employee.id, workDate: asked.workDate, kind: asked.kind, reason: asked.reason },
        ...{ inAt: times?.in ?? null, outAt: times?.out ?? null, createdBy: user.id },
      });
      const after = { kind: asked.kind, workDate: asked.workDate, reason: asked.reason };
      this.audit.record({
        action: 'attendance.ask',
        by: user,
        resource: attendanceResource(employee),
        after,
      });
      await publishCorrection(this.live, employee.userId);
      return { id };
    });
  }

  /** @throws {AppError} NOT_FOUND for another person's, ALREADY_DECIDED */
  async withdraw(user: SignedInUser, id: string): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.ownRecord(user);
      const correction = await this.corrections.lock(id);
      if (correction?.employeeId !== employee.id) throw notFound();
      if (correction.state !== 'pending') throw new AppError(CORRECTION_ERRORS.ALREADY_DECIDED);
      const decided = { decidedAt: this.clock.now(), decidedBy: user.id, answer: null };
      await this.corrections.decide(correction, { state: 'withdrawn', ...decided });
      const after = { workDate: correction.workDate };
      this.audit.record({
        action: 'attendance.withdraw',
        by: user,
        resource: attendanceResource(employee),
        after,
      });
      await publishCorrection(this.live, employee.userId);
    });
  }

  async list(user: SignedInUser, { of }: CorrectionQuery): Promise<AttendanceCorrection[]> {
    return this.db.run(user.companyId, async () => {
      const own = await this.employees.findByUser(user.id);
      if (of === 'mine') {
        const mine = own ? await this.corrections.list(of, { employeeId: own.id }) : [];
        return mine.map((each) => toCorrection(each, false));
      }
      const scope = await this.readers.scopeOf(user);
      if (!scope) return [];
      const found = await this.corrections.list(of, scope === 'all' ? {} : scope);
      const { tab, resource, action } = ATTENDANCE_APPROVE;
      const decides = can(user, tab, resource, action);
      return found.map((each) => toCorrection(each, decides && each.employeeId !== own?.id));
    });
  }

  private async ownRecord(user: SignedInUser): Promise<EmployeeEntity> {
    const employee = await this.employees.lockByUser(user.id);
    if (!employee) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
    return employee;
  }
}
