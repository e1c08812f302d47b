import { PAY_RUN, type SentPayslips } from '@atrium/contracts';
import { AppError, Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayRunPeople } from '../run/pay-run-people.service.js';
import { hasLocked, PAY_RUNS, type PayRunSteps } from '../run/pay-run.record.js';
import { PayRunRepository } from '../run/pay-run.repository.js';

/** Tells people that their payslip is there; a mail has a link to it and no amount. */
@Injectable()
export class PayslipSending {
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly repository: PayRunRepository,
    private readonly people: PayRunPeople,
    private readonly audit: Audit,
  ) {
    this.runs = records.of(PAY_RUNS);
  }

  /** @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED */
  send(user: SignedInUser, id: string): Promise<SentPayslips> {
    return this.db.run(user.companyId, async () => {
      const run = await this.runs.find(user, id);
      if (!hasLocked(run)) throw new AppError(PAY_RUN.errors.RUN_NOT_LOCKED);
      const slips = await this.repository.listReaders(id);
      const users = slips.flatMap(({ userId }) => userId ?? []);
      await this.people.tellSlips(user, run, users);
      this.audit.record({
        action: 'payRun.sendSlips',
        by: user,
        resource: { kind: 'payRun', id, title: `${run.groupName} (${run.month})` },
        after: { people: users.length },
      });
      const without = slips.filter(({ userId }) => userId === null);
      return {
        people: users.length,
        without: without.map(({ employeeId, name }) => ({ id: employeeId, name })),
      };
    });
  }
}
