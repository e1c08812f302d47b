import { clawbackOf, PAY_RUN, PAY_SLIP, spreadOf, type SpreadClawback } from '@atrium/contracts';
import { OwnRecords } from '@atrium/hr-service';
import { AppError, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { say, words } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayLoanRepository } from '../loan/pay-loan.repository.js';
import { PayLoanService } from '../loan/pay-loan.service.js';
import { monthWord } from './month-words.rules.js';
import { PAY_RUNS, type PayRunSteps } from './pay-run.record.js';
import { PAY_SLIPS, type PaySlipSteps } from './pay-slip.record.js';
import { SlipDetailRepository } from './slip-detail.repository.js';

/** What a payslip takes back for earlier months, over several months: what is left to later ones is a loan. */
@Injectable()
export class ClawbackSpreading {
  private readonly slips: PaySlipSteps;
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly details: SlipDetailRepository,
    private readonly own: OwnRecords,
    private readonly loans: PayLoanRepository,
    private readonly lending: PayLoanService,
  ) {
    this.slips = records.of(PAY_SLIPS);
    this.runs = records.of(PAY_RUNS);
  }

  /** @throws {AppError} STALE_VERSION, OWN_RECORD, RUN_NOT_OPEN, RUN_KIND, SLIP_NO_CLAWBACK */
  spread(user: SignedInUser, id: string, { version, months }: SpreadClawback): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const slip = await this.slips.lock(user, id);
      if (slip.version !== version) throw new AppError('STALE_VERSION');
      const { employeeId, month, kind, runId } = slip;
      await this.own.refuse(user, employeeId, { needs: PAY_SLIP.check('update') });
      const { state } = await this.runs.rows.lock(runId);
      if (state !== 'computed') throw new AppError(PAY_RUN.errors.RUN_NOT_OPEN);
      if (kind !== 'regular' && kind !== 'corrected') throw new AppError(PAY_RUN.errors.RUN_KIND);
      const amount = clawbackOf(await this.details.linesOf(id));
      const { each, later } = spreadOf(Math.max(0, amount), months);
      if (amount <= 0 || (months > 1 && later === 0)) throw new AppError(PAY_SLIP.errors.SLIP_NO_CLAWBACK);
      await this.endEarlier(user, employeeId, month);
      if (later === 0) return;
      const title = say(
        words('Paid too much, found in {month}', { month: monthWord(month) }),
        RequestContext.language() ?? 'en',
      );
      const given = { employeeId, month, title, amount: later, instalment: Math.min(each, later) };
      await this.lending.leaveToLater(user, given);
    });
  }

  /** Chosen again, what was chosen before is closed. */
  private async endEarlier(user: SignedInUser, employeeId: string, month: string): Promise<void> {
    const loan = (await this.loans.listLater([employeeId], month)).get(employeeId);
    if (!loan) return;
    const { version } = await this.lending.steps.get(user, loan.id);
    const reason = say(words('The months were chosen again'), RequestContext.language() ?? 'en');
    await this.lending.close(user, loan.id, { version, reason });
  }
}
