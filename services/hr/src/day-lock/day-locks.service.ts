import { REQUEST_ERRORS } from '@atrium/contracts';
import { AppError, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { meetsLock } from './day-locks.repository.js';

/** The one lock of days: what payroll has closed is changed by nobody. Inside `TenantDb.run` only. */
@Injectable()
export class DayLocks {
  constructor(private readonly db: TenantDb) {}

  /** Whether some day of a range, both ends included, is locked. */
  async meet(from: string, to: string): Promise<boolean> {
    return from <= to && meetsLock(this.db, from, to);
  }

  /** @throws {AppError} DAY_LOCKED, beside a field if it is named */
  async refuse(from: string, to: string, field?: string): Promise<void> {
    if (!(await this.meet(from, to))) return;
    const { DAY_LOCKED } = REQUEST_ERRORS;
    throw new AppError(DAY_LOCKED, field === undefined ? {} : { fields: { [field]: DAY_LOCKED.message } });
  }
}
