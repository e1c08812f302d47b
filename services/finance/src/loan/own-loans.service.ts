import type { OwnLoans as OwnLoanList, PayLoan } from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, statusOf, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayLoanEntries } from './pay-loan-entry.repository.js';
import type { PayLoanEntity } from './pay-loan.entity.js';
import { nextMonthOf, PAY_LOANS, type PayLoanRow } from './pay-loan.record.js';
import { PayLoanRepository } from './pay-loan.repository.js';

/** One's own loans with what has happened to them. */
@Injectable()
export class OwnLoans {
  private readonly steps: RecordSteps<PayLoanRow, PayLoanEntity, PayLoan>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly facts: PayFacts,
    private readonly loans: PayLoanRepository,
    private readonly entries: PayLoanEntries,
  ) {
    this.steps = records.of(PAY_LOANS);
  }

  list(user: SignedInUser): Promise<OwnLoanList> {
    return this.db.run(user.companyId, async () => {
      const own = await this.facts.findOwn(user.id);
      if (!own) return { items: [] };
      const rows = await this.steps.rows.readAll(await this.loans.listIds(own.id));
      const entries = await this.entries.listOf(rows.map(({ id }) => id));
      return {
        items: rows
          .toSorted((a, b) => (a.id < b.id ? 1 : -1))
          .map((row) => ({
            id: row.id,
            title: row.title,
            status: statusOf(row),
            amount: row.amount,
            instalment: row.instalment,
            balance: row.balance,
            movedOn: row.movedOn,
            nextMonth: nextMonthOf(row),
            pausedMonths: row.pausedMonths,
            entries: entries.get(row.id) ?? [],
          })),
      };
    });
  }
}
