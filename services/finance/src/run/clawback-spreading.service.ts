import { clawbackOf, PAY_RUN, PAY_SLIP, spreadOf, type SpreadClawback } from '@atrium/contracts';
import { OwnRecords } from '@atrium/hr-service';
import { AppError, Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PAY_RUNS, type PayRunSteps } from './pay-run.record.js';
import { PAY_SLIPS, type PaySlipSteps } from './pay-slip.record.js';
import { SlipDetailRepository } from './slip-detail.repository.js';

/** What a payslip takes back for earlier months, over several months: what is left to later ones is a loan once it is locked. */
@Injectable()
export class ClawbackSpreading {
  private readonly slips: PaySlipSteps;
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly details: SlipDetailRepository,
    private readonly own: OwnRecords,
    private readonly audit: Audit,
  ) {
    this.slips = records.of(PAY_SLIPS);
    this.runs = records.of(PAY_RUNS);
  }

  /** @throws {AppError} STALE_VERSION, OWN_RECORD, RUN_NOT_OPEN, RUN_KIND, SLIP_NO_CLAWBACK */
  spread(user: SignedInUser, id: string, { version, months }: SpreadClawback): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const slip = await this.slips.lock(user, id);
      if (slip.version !== version) throw new AppError('STALE_VERSION');
      const { employeeId, kind, runId } = slip;
      await this.own.refuse(user, employeeId, { needs: PAY_SLIP.check('update') });
      const { state } = await this.runs.rows.lock(runId);
      if (state !== 'computed') throw new AppError(PAY_RUN.errors.RUN_NOT_OPEN);
      if (kind !== 'regular' && kind !== 'corrected') throw new AppError(PAY_RUN.errors.RUN_KIND);
      const amount = clawbackOf(await this.details.linesOf(id));
      const { each, later } = spreadOf(Math.max(0, amount), months);
      if (amount <= 0 || (months > 1 && later === 0)) throw new AppError(PAY_SLIP.errors.SLIP_NO_CLAWBACK);
      const spread = { later, instalment: Math.min(each, later), by: user.id };
      await this.slips.table.change(slip, { spread }, user.id);
      this.audit.record({
        action: 'paySlip.spread',
        by: user,
        resource: { kind: 'paySlip', id, title: `${slip.name} (${slip.month})` },
        after: { months },
      });
    });
  }
}
