import { dayIn } from '@atrium/contracts';
import { Clock, RequestContext, type SignedInUser } from '@atrium/platform';
import { say, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { PayLoanEntries } from '../loan/pay-loan-entry.repository.js';
import { PayLoanRepository } from '../loan/pay-loan.repository.js';
import { PayLoanService } from '../loan/pay-loan.service.js';
import { monthWord } from './month-words.rules.js';
import type { PayRunRow } from './pay-run.record.js';

/** What a run that is locked does to loans. Inside `TenantDb.run` only. */
@Injectable()
export class RunLoans {
  constructor(
    private readonly clock: Clock,
    private readonly loans: PayLoanRepository,
    private readonly entries: PayLoanEntries,
    private readonly lending: PayLoanService,
  ) {}

  /** Nobody changes those of its people until its payslips are locked. */
  hold({ id }: PayRunRow): Promise<void> {
    return this.loans.hold(id);
  }

  /** Balances go down by what is deducted; with a correction they first go back to what they were. */
  async take(user: SignedInUser, { id, reversesId }: PayRunRow): Promise<void> {
    const given = { day: dayIn(this.clock.now(), user.companyTimezone), by: user.id };
    if (reversesId !== null) await this.entries.reverse(reversesId, given);
    await this.entries.take(id, given);
    if (reversesId !== null) await this.entries.writeOffClosed(id, given);
  }

  /** What its payslips leave to later ones is lent; what was left before somebody chose again is closed. */
  async give(user: SignedInUser, { id, month }: PayRunRow): Promise<void> {
    const language = RequestContext.language() ?? 'en';
    const title = say(words('Paid too much, found in {month}', { month: monthWord(month) }), language);
    const reason = say(words('The months were chosen again'), language);
    for (const { employeeId, later, instalment, formerId } of await this.loans.listSpreads(id)) {
      if (formerId !== null) await this.lending.closeLater(user, formerId, reason);
      const given = { employeeId, month, title, amount: later, instalment };
      if (later > 0) await this.lending.leaveToLater(user, given);
    }
  }
}
