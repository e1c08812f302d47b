import {
  CORRECTION_ERRORS,
  REVIEW_LIMIT,
  type AttendanceReview,
  type AttendanceReviews,
  type ConfirmDay,
  type ConfirmDays,
  type ConfirmedDays,
} from '@atrium/contracts';
import { AppError, Audit, LiveEvents, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.record.js';
import { OwnRecords } from '../own-record/own-records.service.js';
import { ATTENDANCE_APPROVE } from '../people-scope.policy.js';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import { AttendanceReviewRepository, type ReviewRow } from './attendance-review.repository.js';
import { attendanceResource } from './attendance.mapper.js';
import { publishCorrection } from './correction.events.js';
import { SeenAttendance } from './seen-attendance.service.js';

/** Days that somebody should look at: whoever leads the person confirms them. */
@Injectable()
export class AttendanceReviewService {
  constructor(
    private readonly db: TenantDb,
    private readonly seen: SeenAttendance,
    private readonly reviews: AttendanceReviewRepository,
    private readonly locks: AttendanceLockRepository,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
    private readonly own: OwnRecords,
  ) {}

  async list(user: SignedInUser): Promise<AttendanceReviews> {
    return this.db.run(user.companyId, async () => {
      const rows = await this.reviews.list(await this.seen.ids(user), REVIEW_LIMIT);
      return { items: rows.map(toReview), total: rows[0]?.total ?? 0 };
    });
  }

  /** @throws {AppError} NOT_FOUND, DAY_LOCKED, ALREADY_DECIDED when there is nothing to look at any more */
  async confirm(user: SignedInUser, { employeeId, workDate }: ConfirmDay): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.seen.find(user, employeeId);
      const locks = await this.locks.list({ from: workDate, to: workDate });
      if (locks.length > 0) throw new AppError(CORRECTION_ERRORS.DAY_LOCKED);
      if (!(await this.reviews.confirm(employeeId, workDate, user.id)))
        throw new AppError(CORRECTION_ERRORS.ALREADY_DECIDED);
      const resource = attendanceResource(employee);
      this.audit.record({ action: 'attendance.confirm', by: user, resource, after: { workDate } });
      await publishCorrection(this.live, employee.userId);
    });
  }

  /** Each in a transaction of its own. */
  async confirmAll(user: SignedInUser, { days }: ConfirmDays): Promise<ConfirmedDays> {
    const rows: ConfirmedDays['rows'] = [];
    for (const day of days) rows.push({ ...day, refusal: await this.refusalOf(user, day) });
    if (rows.every(({ refusal }) => refusal !== null)) this.audit.skip('attendance.confirm');
    return { rows };
  }

  private async refusalOf(user: SignedInUser, day: ConfirmDay): Promise<string | null> {
    try {
      await this.own.refuse(user, day.employeeId, { needs: ATTENDANCE_APPROVE });
      await this.confirm(user, day);
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.message;
    }
  }
}

function toReview(row: ReviewRow): AttendanceReview {
  const { id, code, date, timezone, firstInAt, lastOutAt, workedMin, asked } = row;
  return {
    employee: { id, code, name: fullName(row) },
    date,
    timezone,
    asked,
    workedMinutes: workedMin,
    firstInAt: firstInAt.toISOString(),
    lastOutAt: lastOutAt?.toISOString() ?? null,
    why: whyOf(row),
  };
}

function whyOf({ lastOutAt, elsewhere }: ReviewRow): AttendanceReview['why'] {
  if (!lastOutAt) return 'noClockOut';
  return elsewhere ? 'outsidePlace' : 'outsideShift';
}
