import { PayFacts } from '@atrium/hr-service';
import { Injectable } from '@nestjs/common';
import { byPerson } from '../pay-file/by-person.rules.js';
import { PayFileRepository } from '../pay-file/pay-file.repository.js';
import { PaymentRepository } from '../payment/payment.repository.js';
import { RunAccountRepository } from '../payment/run-account.repository.js';
import { presentAccounts } from '../payment/present-account.rules.js';
import { ledgerOf, type DuePerson } from './run-ledger.rules.js';

/** Who of a run is paid, and who is still to be. Inside `TenantDb.run` only. */
@Injectable()
export class RunLedgers {
  constructor(
    private readonly slips: PayFileRepository,
    private readonly payments: PaymentRepository,
    private readonly accounts: RunAccountRepository,
    private readonly facts: PayFacts,
  ) {}

  async read(runId: string): Promise<DuePerson[]> {
    const slips = byPerson(await this.slips.list(runId));
    return ledgerOf({
      slips,
      payments: await this.payments.listOf(runId),
      locked: await this.accounts.read(runId),
      now: presentAccounts(await this.facts.numbersOf(slips.map(({ employeeId }) => employeeId))),
    });
  }
}
