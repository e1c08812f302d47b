import type { AskCorrection, CorrectionPreview } from '@atrium/contracts';
import { Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { attendanceResource } from './attendance.mapper.js';
import { CorrectionCheck } from './correction-check.service.js';
import { CorrectionDecisions } from './correction-decision.service.js';
import { CorrectionRepository } from './correction.repository.js';
import { SeenAttendance } from './seen-attendance.service.js';

/** HR corrects somebody's day at once, without a request. */
@Injectable()
export class Amendments {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly seen: SeenAttendance,
    private readonly check: CorrectionCheck,
    private readonly corrections: CorrectionRepository,
    private readonly decisions: CorrectionDecisions,
    private readonly audit: Audit,
  ) {}

  /**
   * Limits of how often and how far back are for what people ask themselves.
   * @throws {AppError} a code of CORRECTION_ERRORS beside its field, NOT_FOUND
   */
  async amend(user: SignedInUser, employeeId: string, asked: AskCorrection): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.seen.find(user, employeeId);
      const { workDate, kind, reason } = asked;
      const { change } = await this.check.check(employee, asked, { now: this.clock.now(), by: 'hr' });
      const { id } = await this.corrections.add({ ...change, reason, createdBy: user.id });
      await this.decisions.carryOut(id, 'approved', user.id);
      const resource = attendanceResource(employee);
      this.audit.record({
        action: 'attendance.amend',
        by: user,
        resource,
        after: { kind, workDate, reason },
      });
    });
  }

  /** @throws {AppError} as `amend`; nothing is stored */
  async preview(user: SignedInUser, employeeId: string, asked: AskCorrection): Promise<CorrectionPreview> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.seen.find(user, employeeId);
      return (await this.check.check(employee, asked, { now: this.clock.now(), by: 'hr' })).preview;
    });
  }
}
