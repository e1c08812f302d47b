import {
  addDays,
  dayIn,
  earliest,
  type AttendanceLock,
  type LockAttendance,
  type LockQuestions,
} from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { CORRECTION_ERRORS } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { ATTENDANCE_READ } from '../people-scope.policy.js';
import { AttendanceLockRepository } from './attendance-lock.repository.js';

/** Locks periods: their days take no more corrections, imports or approvals. */
@Injectable()
export class AttendanceLocks {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly locks: AttendanceLockRepository,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** What waits in a period, to be said before it is locked. */
  questions(user: SignedInUser, period: LockAttendance): Promise<LockQuestions> {
    return this.db.run(user.companyId, () => this.locks.countQuestions(period, this.clock.now()));
  }

  /** @throws {AppError} IN_FUTURE for a period that is not over */
  async lock(user: SignedInUser, period: LockAttendance): Promise<AttendanceLock> {
    const today = dayIn(this.clock.now(), user.companyTimezone);
    if (period.to >= today) {
      const fields = { to: CORRECTION_ERRORS.IN_FUTURE.message };
      throw new AppError(CORRECTION_ERRORS.IN_FUTURE, { fields });
    }
    return this.db.run(user.companyId, async () => {
      const lock = await this.locks.add(period, user.id);
      await this.record(user, 'lock', lock);
      return lock;
    });
  }

  /** Locks the days of a period that are over, for a payroll that has counted them; nothing where all are locked. */
  async lockCounted(user: SignedInUser, { from, to }: LockAttendance): Promise<void> {
    const yesterday = addDays(dayIn(this.clock.now(), user.companyTimezone), -1);
    const period = { from, to: earliest(to, yesterday) };
    if (period.to < period.from) return;
    await this.db.run(user.companyId, async () => {
      const known = await this.locks.list(period);
      if (known.some((lock) => lock.from <= period.from && lock.to >= period.to)) return;
      await this.record(user, 'lock', await this.locks.add(period, user.id));
    });
  }

  /** @throws {AppError} NOT_FOUND */
  async unlock(user: SignedInUser, id: string): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const lock = await this.locks.remove(id);
      if (!lock) throw notFound();
      await this.record(user, 'unlock', lock);
    });
  }

  private async record(user: SignedInUser, verb: 'lock' | 'unlock', { id, from, to }: AttendanceLock) {
    const resource = { kind: 'attendance', id, title: `${from} – ${to}` };
    this.audit.record({ action: `attendance.${verb}`, by: user, resource, after: { from, to } });
    const event = { type: 'invalidate' as const, tags: ['AttendanceBoard' as const] };
    await this.live.publishAll([{ event, audience: { check: ATTENDANCE_READ } }]);
  }
}
