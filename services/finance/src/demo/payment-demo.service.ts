import { dayIn } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayLoanEntries } from '../loan/pay-loan-entry.repository.js';
import { PAY_RUNS, type PayRunSteps } from '../run/pay-run.record.js';
import { RunAccounts } from '../run/run-accounts.service.js';
import { BankFiles } from '../run-payment/bank-files.service.js';
import { RunLedgers } from '../run-payment/run-ledgers.service.js';
import { isDue } from '../run-payment/run-ledger.rules.js';
import { RunPaymentService } from '../run-payment/run-payment.service.js';

/** Payments of the demo company's closed months. Inside `TenantDb.run` only. */
@Injectable()
export class PaymentDemo {
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly accounts: RunAccounts,
    private readonly files: BankFiles,
    private readonly ledgers: RunLedgers,
    private readonly paying: RunPaymentService,
    private readonly entries: PayLoanEntries,
  ) {
    this.runs = records.of(PAY_RUNS);
  }

  /** By a bank file, and in cash to whoever has no account; loans go down by what is deducted. The payslips of the run are locked. */
  async pay(
    by: SignedInUser,
    id: string,
    { madeAt, paidOn }: { madeAt: Date; paidOn: string },
  ): Promise<void> {
    await this.entries.take(id, { day: dayIn(madeAt, by.companyTimezone), by: by.id });
    await this.accounts.keep(id);
    const run = await this.runs.rows.read(id);
    await this.files.make(by, run, madeAt);
    for (const { id: fileId } of await this.files.listOpen(id))
      await this.files.settle(by, run, { fileId, paidOn, returned: [] });
    const due = (await this.ledgers.read(id)).filter(isDue);
    await this.paying.inCash(by, run, { employeeIds: due.map(({ slip }) => slip.employeeId), paidOn });
  }
}
