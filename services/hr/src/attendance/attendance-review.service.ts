import {
  CORRECTION_ERRORS,
  REVIEW_LIMIT,
  type AskCorrection,
  type AttendanceReview,
  type AttendanceReviews,
  type ConfirmDay,
  type CorrectionPreview,
} from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { fullName } from '../employee/employee.record.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import { AttendanceReviewRepository, type ReviewRow } from './attendance-review.repository.js';
import { attendanceResource } from './attendance.mapper.js';
import { CorrectionCheck } from './correction-check.service.js';
import { CorrectionDecisions } from './correction-decision.service.js';
import { publishCorrection } from './correction.events.js';
import { CorrectionRepository } from './correction.repository.js';
import { RowReaders } from '@atrium/records';
import { attendanceSeen, idsOf, isAmong } from '../people-scope.policy.js';

/** Days that somebody should look at: whoever leads the person confirms them, HR may correct them at once. */
@Injectable()
export class AttendanceReviewService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly reviews: AttendanceReviewRepository,
    private readonly readers: RowReaders,
    private readonly locks: AttendanceLockRepository,
    private readonly check: CorrectionCheck,
    private readonly corrections: CorrectionRepository,
    private readonly decisions: CorrectionDecisions,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  async list(user: SignedInUser): Promise<AttendanceReviews> {
    return this.db.run(user.companyId, async () => {
      const seen = attendanceSeen(await this.readers.of(user));
      const rows = await this.reviews.list(idsOf(seen), REVIEW_LIMIT);
      return { items: rows.map(toReview), total: rows[0]?.total ?? 0 };
    });
  }

  /** @throws {AppError} NOT_FOUND, DAY_LOCKED, ALREADY_DECIDED when there is nothing to look at any more */
  async confirm(user: SignedInUser, { employeeId, workDate }: ConfirmDay): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.findSeen(user, employeeId);
      const locks = await this.locks.list({ from: workDate, to: workDate });
      if (locks.length > 0) throw new AppError(CORRECTION_ERRORS.DAY_LOCKED);
      if (!(await this.reviews.confirm(employeeId, workDate, user.id)))
        throw new AppError(CORRECTION_ERRORS.ALREADY_DECIDED);
      const resource = attendanceResource(employee);
      this.audit.record({ action: 'attendance.confirm', by: user, resource, after: { workDate } });
      await publishCorrection(this.live, employee.userId);
    });
  }

  /**
   * Corrects somebody's day at once; limits of how often and how far back are for what people ask themselves.
   * @throws {AppError} a code of CORRECTION_ERRORS beside its field, NOT_FOUND
   */
  async amend(user: SignedInUser, employeeId: string, asked: AskCorrection): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.findSeen(user, employeeId);
      const { workDate, kind, reason } = asked;
      const { change } = await this.check.check(employee, asked, { now: this.clock.now(), by: 'hr' });
      const { id } = await this.corrections.add({ ...change, reason, createdBy: user.id });
      await this.decisions.carryOut(id, 'approved', user.id);
      const resource = attendanceResource(employee);
      this.audit.record({
        ...{ action: 'attendance.amend', by: user, resource },
        after: { kind, workDate, reason },
      });
    });
  }

  /** @throws {AppError} as `amend`; nothing is stored */
  async preview(user: SignedInUser, employeeId: string, asked: AskCorrection): Promise<CorrectionPreview> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.findSeen(user, employeeId);
      return (await this.check.check(employee, asked, { now: this.clock.now(), by: 'hr' })).preview;
    });
  }

  private async findSeen(user: SignedInUser, id: string): Promise<EmployeeEntity> {
    const employee = await this.employees.find(id);
    const seen = attendanceSeen(await this.readers.of(user));
    if (!employee || !isAmong(seen, employee.id)) throw notFound();
    return employee;
  }
}

function toReview(row: ReviewRow): AttendanceReview {
  const { id, code, date, timezone, firstInAt, lastOutAt, workedMin, asked } = row;
  return {
    employee: { id, code, name: fullName(row) },
    ...{ date, timezone, asked, workedMinutes: workedMin },
    ...{ firstInAt: firstInAt.toISOString(), lastOutAt: lastOutAt?.toISOString() ?? null },
    why: whyOf(row),
  };
}

function whyOf({ lastOutAt, elsewhere }: ReviewRow): AttendanceReview['why'] {
  if (!lastOutAt) return 'noClockOut';
  return elsewhere ? 'outsidePlace' : 'outsideShift';
}
