import {
  dayIn,
  PAY_LOAN,
  type CreatePayLoan,
  type LoanLedger,
  type PayLoan,
  type StepBody,
  type UpdatePayLoan,
} from '@atrium/contracts';
import { OwnRecords } from '@atrium/hr-service';
import { Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { lockedMonth, PayAdjustmentRepository } from '../adjustment/pay-adjustment.repository.js';
import { laterMonth } from '../payroll/pay-month.rules.js';
import { LoanNotices } from './loan-notices.service.js';
import { PayLoanEntries } from './pay-loan-entry.repository.js';
import type { PayLoanEntity } from './pay-loan.entity.js';
import { PAY_LOANS, type PayLoanRow } from './pay-loan.record.js';
import { PayLoanRepository } from './pay-loan.repository.js';
import type { NewLoanEntry } from './pay-loan.types.js';

const { errors } = PAY_LOAN;

/** Loans of others than whoever makes them; what happens to a balance is an entry that stays. */
@Injectable()
export class PayLoanService {
  readonly steps: RecordSteps<PayLoanRow, PayLoanEntity, PayLoan>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly own: OwnRecords,
    private readonly adjustments: PayAdjustmentRepository,
    private readonly loans: PayLoanRepository,
    private readonly entries: PayLoanEntries,
    private readonly notices: LoanNotices,
  ) {
    this.steps = records.of(PAY_LOANS);
  }

  /** @throws {AppError} OWN_RECORD, LOAN_INSTALMENT on `instalment`, LOAN_MONTH_LOCKED on `fromMonth`, VALIDATION_FAILED */
  create(user: SignedInUser, values: CreatePayLoan): Promise<PayLoan> {
    return this.db.run(user.companyId, async () => {
      const { employeeId, amount } = values;
      await this.refuseOwn(user, employeeId);
      refuseInstalment(values);
      await this.refuseLocked({ ...values, employeeId }, { pausedMonths: [], fromMonth: null });
      return this.steps.create(user, values, {
        after: async (loan) => {
          await this.enter(user, { loanId: loan.id, kind: 'given', amount, note: null });
          await this.notices.given(user, [loan]);
        },
      });
    });
  }

  /** What a locked payslip takes back, and leaves to the months after it. Whoever chose it has been asked who they are. */
  async leaveToLater(user: SignedInUser, { month, ...given }: GivenLater): Promise<PayLoan> {
    const values = {
      ...given,
      givenMonth: month,
      fromMonth: laterMonth(month, 1),
      pausedMonths: [],
      note: null,
    };
    const { amount } = given;
    return this.steps.create(user, values, {
      after: async (loan) => {
        await this.enter(user, { loanId: loan.id, kind: 'given', amount, note: null });
        await this.notices.given(user, [loan]);
      },
    });
  }

  /** @throws {AppError} as `create`, STALE_VERSION, LOAN_STARTED, LOAN_BELOW_PAID on `amount`, LOAN_PAUSE_LOCKED */
  update(user: SignedInUser, id: string, { version, ...values }: UpdatePayLoan): Promise<PayLoan> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      first: () => this.loans.lock(id),
      change: async (before) => {
        await this.refuseOwn(user, before.employeeId);
        const after = { ...before, ...values };
        refuseInstalment(after);
        const more = after.amount - before.amount;
        if (before.givenMonth !== null && more !== 0) throw refusedField('amount', errors.LOAN_SPREAD);
        if (before.givenMonth !== null && after.fromMonth <= before.givenMonth)
          throw refusedField('fromMonth', errors.LOAN_SPREAD_FROM);
        if (before.balance + more < 0) throw refusedField('amount', errors.LOAN_BELOW_PAID);
        if (after.fromMonth !== before.fromMonth && before.lastMonth !== null)
          throw refusedField('fromMonth', errors.LOAN_STARTED);
        await this.refuseLocked(after, before);
        if (more !== 0) await this.enter(user, { loanId: id, kind: 'given', amount: more, note: null });
        return values;
      },
      after: (row, before) => this.notices.changed(user, row, before),
    });
  }

  /** @throws {AppError} OWN_RECORD, STALE_VERSION, LOAN_OVER_BALANCE on `amount`, LOAN_REPAID_AHEAD on `paidOn` */
  repay(user: SignedInUser, id: string, body: StepBody<typeof PAY_LOAN, 'repay'>): Promise<PayLoan> {
    const { version, amount, paidOn, note } = body;
    return this.steps.run(user, {
      step: 'repay',
      id,
      version,
      first: () => this.loans.lock(id),
      change: async ({ employeeId, balance }) => {
        await this.refuseOwn(user, employeeId);
        if (amount > balance) throw refusedField('amount', errors.LOAN_OVER_BALANCE);
        if (paidOn > this.today(user)) throw refusedField('paidOn', errors.LOAN_REPAID_AHEAD);
        await this.enter(user, { loanId: id, kind: 'repaid', amount: -amount, day: paidOn, note });
        return {};
      },
    });
  }

  /** @throws {AppError} OWN_RECORD, STALE_VERSION */
  close(user: SignedInUser, id: string, body: StepBody<typeof PAY_LOAN, 'close'>): Promise<PayLoan> {
    return this.end(user, id, { ...body, refuse: ({ employeeId }) => this.refuseOwn(user, employeeId) });
  }

  /** What a payslip left to later ones, once somebody has chosen again. */
  async closeLater(user: SignedInUser, id: string, reason: string): Promise<void> {
    const { version } = await this.steps.get(user, id);
    await this.end(user, id, { version, reason, refuse: async () => undefined });
  }

  private end(
    user: SignedInUser,
    id: string,
    { version, reason, refuse }: StepBody<typeof PAY_LOAN, 'close'> & Ended,
  ): Promise<PayLoan> {
    return this.steps.run(user, {
      step: 'close',
      id,
      version,
      first: () => this.loans.lock(id),
      change: async (loan) => {
        await refuse(loan);
        await this.enter(user, { loanId: id, kind: 'writtenOff', amount: -loan.balance, note: reason });
        return { archivedAt: this.clock.now() };
      },
      after: (row) => this.notices.closed(user, [row]),
    });
  }

  /** @throws {AppError} NOT_FOUND */
  ledger(user: SignedInUser, id: string): Promise<LoanLedger> {
    return this.db.run(user.companyId, async () => {
      await this.steps.find(user, id);
      return { items: (await this.entries.listOf([id])).get(id) ?? [] };
    });
  }

  private enter(
    user: SignedInUser,
    entry: Omit<NewLoanEntry, 'by' | 'day'> & { day?: string },
  ): Promise<void> {
    return this.entries.add({ day: this.today(user), ...entry, by: user.id });
  }

  private refuseOwn(user: SignedInUser, employeeId: string): Promise<void> {
    return this.own.refuse(user, employeeId, { needs: PAY_LOAN.check('update') });
  }

  /** What a locked payslip counted stays as it was. */
  private async refuseLocked(
    { employeeId, fromMonth, pausedMonths }: Pick<PayLoanRow, 'employeeId' | 'fromMonth' | 'pausedMonths'>,
    before: { fromMonth: string | null; pausedMonths: readonly string[] },
  ): Promise<void> {
    const locked = await this.adjustments.listLocked([employeeId]);
    const isLocked = (month: string) => locked.has(lockedMonth(employeeId, month));
    if (fromMonth !== before.fromMonth && isLocked(fromMonth))
      throw refusedField('fromMonth', errors.LOAN_MONTH_LOCKED);
    const changed = [
      ...pausedMonths.filter((month) => !before.pausedMonths.includes(month)),
      ...before.pausedMonths.filter((month) => !pausedMonths.includes(month)),
    ];
    if (changed.some(isLocked)) throw refusedField('pausedMonths', errors.LOAN_PAUSE_LOCKED);
  }

  private today({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}

interface Ended {
  refuse: (loan: PayLoanRow) => Promise<void>;
}

type GivenLater = Pick<CreatePayLoan, 'employeeId' | 'title' | 'amount' | 'instalment'> & {
  /** Of the payslip. */
  month: string;
};

function refuseInstalment({ amount, instalment }: Pick<CreatePayLoan, 'amount' | 'instalment'>): void {
  if (instalment > amount) throw refusedField('instalment', errors.LOAN_INSTALMENT);
}
