import type { SignedInUser } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PaymentRepository } from '../payment/payment.repository.js';
import type { PayRunEntity } from './pay-run.entity.js';
import { PayRunPeople } from './pay-run-people.service.js';
import type { PayRunRow } from './pay-run.record.js';
import { PayRunRepository } from './pay-run.repository.js';
import { PAY_SLIPS, type PaySlipSteps } from './pay-slip.record.js';

interface Paid {
  employeeIds: readonly string[];
  paidOn: string;
}

/** What payments do to payslips and to their run. Inside `TenantDb.run` only. */
@Injectable()
export class PaidSlips {
  private readonly slips: PaySlipSteps;

  constructor(
    records: Records,
    private readonly payments: PaymentRepository,
    private readonly runs: PayRunRepository,
    private readonly people: PayRunPeople,
  ) {
    this.slips = records.of(PAY_SLIPS);
  }

  /** @returns what follows for the run */
  async pay(
    user: SignedInUser,
    { id: runId }: PayRunRow,
    { employeeIds, paidOn }: Paid,
  ): Promise<Values<PayRunEntity>> {
    const paid = await this.payments.listSlips({ runId, state: 'locked' }, employeeIds);
    const values = { state: 'paid', paidOn } as const;
    await this.slips.table.changeEach(
      paid.map((slip) => ({ ...slip, values })),
      user.id,
    );
    return this.follow(user, runId, paidOn);
  }

  /** Payslips whose payment came back are to be paid again. @returns what follows for the run */
  async unpay(
    user: SignedInUser,
    { id: runId }: PayRunRow,
    employeeId: string,
  ): Promise<Values<PayRunEntity>> {
    const slips = await this.payments.listSlips({ runId, state: 'paid' }, [employeeId]);
    const values = { state: 'locked', paidOn: null } as const;
    await this.slips.table.changeEach(
      slips.map((slip) => ({ ...slip, values })),
      user.id,
    );
    const { hasPaid } = await this.payments.progress(runId);
    return { state: hasPaid ? 'partlyPaid' : 'locked', paidOn: null };
  }

  /** Those who were paid now read their payslips. */
  async tell(user: SignedInUser, run: PayRunRow, employeeIds: readonly string[]): Promise<void> {
    const paid = new Set(employeeIds);
    const readers = await this.runs.listReaders(run.id);
    const users = readers.flatMap(({ employeeId, userId }) =>
      paid.has(employeeId) && userId !== null ? [userId] : [],
    );
    await this.people.tellSlips(user, run, users);
  }

  /**
   * Once everybody is paid or withheld, so are payslips on which nothing is to be paid; a reversal waits for what takes
   * its place.
   * @param paidOn left out: when somebody was paid last
   * @returns what follows for the run
   */
  async follow(user: SignedInUser, runId: string, paidOn?: string): Promise<Values<PayRunEntity>> {
    const { hasPaid, hasUnpaid, paidOn: paidLast } = await this.payments.progress(runId);
    const day = paidOn ?? paidLast;
    if (hasUnpaid || day === null) return { state: hasPaid ? 'partlyPaid' : 'locked', paidOn: null };
    const values = { state: 'paid', paidOn: day } as const;
    await this.slips.table.changeEach(
      (await this.payments.listSettled(runId)).map((slip) => ({ ...slip, values })),
      user.id,
    );
    return values;
  }
}
