import { PAY_SLIP, type PaySlip, type StepBody } from '@atrium/contracts';
import { AppError, LiveEvents, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { PAY_RUN } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { PaymentRepository } from '../payment/payment.repository.js';
import { PaidSlips } from '../run/paid-slips.service.js';
import { hasLocked, PAY_RUNS, type PayRunSteps } from '../run/pay-run.record.js';
import { PAY_SLIPS, type PaySlipSteps } from '../run/pay-slip.record.js';
import { RunLedgers } from './run-ledgers.service.js';
import { RunPaymentService } from './run-payment.service.js';

const { SLIP_RUN_BUSY, SLIP_IN_FILE } = PAY_SLIP.errors;

/** One person of a run is paid in cash, also who was held until the others were paid. */
@Injectable()
export class SlipPaymentService {
  readonly steps: PaySlipSteps;
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly live: LiveEvents,
    private readonly ledgers: RunLedgers,
    private readonly payments: PaymentRepository,
    private readonly paying: RunPaymentService,
    private readonly paid: PaidSlips,
  ) {
    this.steps = records.of(PAY_SLIPS);
    this.runs = records.of(PAY_RUNS);
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, SLIP_RUN_BUSY, SLIP_IN_FILE, OWN_RECORD, RUN_PAID_AHEAD on `paidOn` */
  pay(
    user: SignedInUser,
    id: string,
    { version, paidOn }: StepBody<typeof PAY_SLIP, 'pay'>,
  ): Promise<PaySlip> {
    this.paying.refuseAhead(user, paidOn);
    return this.steps.run(user, {
      step: 'pay',
      id,
      version,
      // The run before its payslip, as whoever pays all of it locks them.
      first: async () => {
        await this.runs.rows.lock((await this.steps.find(user, id)).runId);
      },
      change: async ({ runId, employeeId }) => {
        await this.paying.refuseOwn(user, [employeeId]);
        const run = await this.runs.rows.read(runId);
        if (!hasLocked(run)) throw new AppError(SLIP_RUN_BUSY);
        if (await this.payments.isSent(runId, employeeId)) throw new AppError(SLIP_IN_FILE);
        const due = (await this.ledgers.read(runId)).find(({ slip }) => slip.employeeId === employeeId);
        // Whoever owes something is only marked; so is a correction that comes to nothing.
        if (due?.state !== 'owed') await this.paying.inCash(user, run, { employeeIds: [employeeId], paidOn });
        return { paidOn };
      },
      after: async ({ runId, employeeId }) => {
        const run = await this.runs.rows.read(runId);
        const employeeIds = [employeeId];
        await this.runs.table.note(runId, await this.paid.pay(user, run, { employeeIds, paidOn }));
        await this.paid.tell(user, run, employeeIds);
        const audience = { check: PAY_RUN.check('read') };
        await this.live.publish({ type: 'invalidate', tags: [PAY_RUN.tag] }, audience);
      },
    });
  }
}
