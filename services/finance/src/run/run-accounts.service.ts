import { PayFacts } from '@atrium/hr-service';
import { Injectable } from '@nestjs/common';
import { presentAccounts } from '../payment/present-account.rules.js';
import { RunAccountRepository } from '../payment/run-account.repository.js';
import { PayRunRepository } from './pay-run.repository.js';

/** To which accounts a run pays: those that its people have when it is locked. Inside `TenantDb.run` only. */
@Injectable()
export class RunAccounts {
  constructor(
    private readonly runs: PayRunRepository,
    private readonly facts: PayFacts,
    private readonly accounts: RunAccountRepository,
  ) {}

  async keep(runId: string): Promise<void> {
    const ids = await this.runs.listEmployees(runId);
    await this.accounts.keep(runId, presentAccounts(await this.facts.numbersOf(ids)));
  }
}
