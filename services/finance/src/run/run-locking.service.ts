import { dayIn, monthRange } from '@atrium/contracts';
import { AttendanceLocks, LeavingFacts } from '@atrium/hr-service';
import { Clock, RequestContext, type SignedInUser } from '@atrium/platform';
import { say, words } from '@atrium/reach';
import { Records, type RecordSteps } from '@atrium/records';
import type { PayAdjustment } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { PayAdjustmentEntity } from '../adjustment/pay-adjustment.entity.js';
import { PAY_ADJUSTMENTS, type PayAdjustmentRow } from '../adjustment/pay-adjustment.record.js';
import { laterMonth } from '../payroll/pay-month.rules.js';
import { monthWord } from './month-words.rules.js';
import type { PayRunRow } from './pay-run.record.js';
import { PAY_SLIPS, type PaySlipSteps } from './pay-slip.record.js';
import { RunAccounts } from './run-accounts.service.js';
import { RunLoans } from './run-loans.service.js';
import { Reversals } from './reversals.service.js';

/** What follows when nothing of a run changes any more. Inside `TenantDb.run` only. */
@Injectable()
export class RunLocking {
  private readonly slips: PaySlipSteps;
  private readonly adjustments: RecordSteps<PayAdjustmentRow, PayAdjustmentEntity, PayAdjustment>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly attendance: AttendanceLocks,
    private readonly reversals: Reversals,
    private readonly leaving: LeavingFacts,
    private readonly loans: RunLoans,
    private readonly accounts: RunAccounts,
  ) {
    this.slips = records.of(PAY_SLIPS);
    this.adjustments = records.of(PAY_ADJUSTMENTS);
  }

  /**
   * Only the month's own run ends the month: others are computed while it still goes on.
   * @throws {AppError} CORRECTION_OVERTAKEN
   */
  async lockDays(user: SignedInUser, run: PayRunRow): Promise<void> {
    const { kind, month } = run;
    await this.reversals.refuseOvertaken(run);
    await this.loans.hold(run);
    if (kind === 'regular') await this.attendance.lockCounted(user, monthRange(month));
  }

  async lockSlips(user: SignedInUser, run: PayRunRow): Promise<void> {
    const { id: runId } = run;
    const locked = { state: 'locked', frozen: true } as const;
    await this.slips.table.changeAll({ runId, state: 'computed' }, locked, user.id);
    await this.slips.table.changeAll({ runId, state: 'held' }, { frozen: true }, user.id);
    await this.accounts.keep(runId);
    await this.reversals.take(run);
    await this.loans.take(user, run);
    await this.loans.give(user, run);
    await this.payLeave(user, run);
    if (run.kind === 'correction' && run.net < 0) await this.takeBack(user, run);
  }

  /** Leave that a settlement pays is gone from the balance, once. */
  private async payLeave(user: SignedInUser, { id, kind, employeeId, terms }: PayRunRow): Promise<void> {
    if (kind !== 'fullAndFinal' || employeeId === null || !terms || terms.leaveDays === 0) return;
    const employment = await this.leaving.findEmployment(employeeId);
    const lastDay = employment?.left ?? null;
    if (lastDay === null) return;
    const paid = { employeeId, lastDay, days: terms.leaveDays, source: `settlement ${id}` };
    await this.leaving.payOut(user, paid);
  }

  /** What a correction finds to be paid too much, the next payslip deducts. */
  private async takeBack(user: SignedInUser, { employeeId, month, net, reason }: PayRunRow): Promise<void> {
    if (employeeId === null) return;
    const now = dayIn(this.clock.now(), user.companyTimezone).slice(0, 7);
    const next = laterMonth(month, 1);
    const language = RequestContext.language() ?? 'en';
    await this.adjustments.create(user, {
      employeeId,
      payMonth: next > now ? next : now,
      title: say(words('Paid too much in {month}', { month: monthWord(month) }), language),
      kind: 'deduction',
      amount: -net,
      taxable: false,
      cause: reason,
    });
  }
}
