import { REQUEST_ERRORS } from '@atrium/contracts';
import { AppError, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The one lock of days: what payroll has closed is changed by nobody. Inside `TenantDb.run` only. */
@Injectable()
export class DayLocks {
  constructor(private readonly db: TenantDb) {}

  /** Whether some day of a range, both ends included, is locked. */
  async meet(from: string, to: string): Promise<boolean> {
    if (to < from) return false;
    const rows = await this.db
      .current()
      .query<unknown[]>(
        'select from attendance_lock where company_id = $1 and from_date <= $3 and to_date >= $2 limit 1',
        [this.db.currentCompanyId(), from, to],
      );
    return rows.length > 0;
  }

  /** @throws {AppError} DAY_LOCKED, beside a field if it is named */
  async refuse(from: string, to: string, field?: string): Promise<void> {
    if (!(await this.meet(from, to))) return;
    const { DAY_LOCKED } = REQUEST_ERRORS;
    throw new AppError(DAY_LOCKED, field === undefined ? {} : { fields: { [field]: DAY_LOCKED.message } });
  }
}
