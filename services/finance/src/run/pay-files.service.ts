import { PAY_RUN, type PayFile, type PayFileKind } from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { AppError, Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { bankFile, fundFile } from './pay-file.rules.js';
import { PayFileRepository } from './pay-file.repository.js';
import { PAY_RUNS, type PayRunSteps } from './pay-run.record.js';

const MAKE = { bank: bankFile, fund: fundFile } as const;

/** Files about all payslips of a locked run; who takes one is on record. */
@Injectable()
export class PayFiles {
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly slips: PayFileRepository,
    private readonly facts: PayFacts,
    private readonly audit: Audit,
  ) {
    this.runs = records.of(PAY_RUNS);
  }

  /** @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED */
  make(user: SignedInUser, id: string, kind: PayFileKind): Promise<PayFile> {
    return this.db.run(user.companyId, async () => {
      const run = await this.runs.find(user, id);
      if (run.state !== 'locked' && run.state !== 'paid') throw new AppError(PAY_RUN.errors.RUN_NOT_LOCKED);
      const slips = await this.slips.list(id);
      const numbers = await this.facts.numbersOf(slips.map(({ employeeId }) => employeeId));
      const file = MAKE[kind](run.month, slips, numbers);
      const title = `${run.groupName} (${run.month})`;
      const after = { file: file.name, people: file.people };
      this.audit.record({
        action: 'payRun.takeFile',
        by: user,
        resource: { kind: 'payRun', id, title },
        after,
      });
      return file;
    });
  }
}
