import { monthRange, PAY_RUN, type Reminded } from '@atrium/contracts';
import { OpenAttendance } from '@atrium/hr-service';
import { AppError, Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { hasLocked, PAY_RUNS, type PayRunSteps } from './pay-run.record.js';

/** Reminds those whose attendance a run waits for. */
@Injectable()
export class RunReminding {
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly attendance: OpenAttendance,
    private readonly audit: Audit,
  ) {
    this.runs = records.of(PAY_RUNS);
  }

  /** Each of them and whoever decides, once a day. @throws {AppError} NOT_FOUND, RUN_NOTHING_WAITS */
  remind(user: SignedInUser, id: string): Promise<Reminded> {
    return this.db.run(user.companyId, async () => {
      const run = await this.runs.find(user, id);
      if (hasLocked(run) || run.state === 'discarded') throw new AppError(PAY_RUN.errors.RUN_NOTHING_WAITS);
      const told = await this.attendance.remind(user, monthRange(run.month));
      this.audit.record({
        action: 'payRun.remind',
        by: user,
        resource: { kind: 'payRun', id, title: `${run.groupName} (${run.month})` },
        after: { people: told.people + told.deciders },
      });
      return told;
    });
  }
}
