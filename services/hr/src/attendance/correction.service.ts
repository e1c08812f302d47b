import {
  HR_ERRORS,
  dayIn,
  type AskCorrection,
  type CorrectionPreview,
  type CorrectionsLeft,
} from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { AskedDays } from './asked-days.service.js';
import { CORRECTION_REQUEST } from './correction-request.service.js';
import type { AskedChange } from './correction-change.rules.js';
import { CorrectionCheck } from './correction-check.service.js';
import { CorrectionRepository } from './correction.repository.js';

/** What people ask to be changed about their own days. */
@Injectable()
export class CorrectionService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly corrections: CorrectionRepository,
    private readonly check: CorrectionCheck,
    private readonly requests: Requests,
    private readonly asking: AskedDays,
  ) {}

  /** @throws {AppError} as `ask`; nothing is stored */
  async preview(user: SignedInUser, asked: AskCorrection): Promise<CorrectionPreview> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.ownRecord(user);
      return (await this.check.check(employee, asked, { now: this.clock.now(), by: 'person' })).preview;
    });
  }

  /** What the person may still ask for about this month. @throws {AppError} NO_EMPLOYEE_RECORD */
  async left(user: SignedInUser): Promise<CorrectionsLeft> {
    return this.db.run(user.companyId, async () => {
      const own = await this.employees.findByUser(user.id);
      if (!own) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      return this.check.leftOf(own, dayIn(this.clock.now(), own.timezone));
    });
  }

  /** @throws {AppError} a code of CORRECTION_ERRORS, NO_EMPLOYEE_RECORD */
  async ask(user: SignedInUser, asked: AskCorrection): Promise<{ id: string }> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.ownRecord(user);
      const { change } = await this.check.check(employee, asked, { now: this.clock.now(), by: 'person' });
      const { id } = await this.corrections.add({ ...change, reason: asked.reason, createdBy: user.id });
      const after = { kind: asked.kind, workDate: asked.workDate, reason: asked.reason };
      const request = {
        kind: CORRECTION_REQUEST,
        ref: id,
        type: asked.kind,
        minutes: lengthOf(change),
        summary: words('{day}: {reason}', { day: { day: asked.workDate }, reason: asked.reason }),
        from: asked.workDate,
        to: asked.workDate,
      };
      await this.asking.submit(user, employee, { action: 'attendance.ask', after, request });
      return { id };
    });
  }

  /** @throws {AppError} NOT_FOUND for another person's, TRANSITION_REFUSED when it is decided */
  async withdraw(user: SignedInUser, id: string): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.ownRecord(user);
      const correction = await this.corrections.lock(id);
      if (correction?.employeeId !== employee.id) throw notFound();
      await this.requests.withdraw(user, { kind: CORRECTION_REQUEST, ref: id });
    });
  }

  private async ownRecord(user: SignedInUser): Promise<EmployeeEntity> {
    const employee = await this.employees.lockByUser(user.id);
    if (!employee) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
    return employee;
  }
}

const MINUTE_MS = 60_000;

const lengthOf = ({ inAt, outAt }: AskedChange): number | null =>
  inAt && outAt ? Math.floor((outAt.getTime() - inAt.getTime()) / MINUTE_MS) : null;
