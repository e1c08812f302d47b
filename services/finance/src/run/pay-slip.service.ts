import { PAY_RUN, PAY_SLIP, type PaySlip, type StepBody, type Transition } from '@atrium/contracts';
import { AppError, LiveEvents, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PaymentRepository } from '../payment/payment.repository.js';
import { PaidSlips } from './paid-slips.service.js';
import { hasLocked, PAY_RUNS, type PayRunRow, type PayRunSteps } from './pay-run.record.js';
import { PayRunRepository } from './pay-run.repository.js';
import { PAY_SLIPS, type PaySlipRow, type PaySlipSteps } from './pay-slip.record.js';

const { SLIP_BLOCKED, SLIP_IN_FILE, SLIP_RUN_BUSY } = PAY_SLIP.errors;

/** Payslips that are not paid with their run. */
@Injectable()
export class PaySlipService {
  readonly steps: PaySlipSteps;
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly live: LiveEvents,
    private readonly counted: PayRunRepository,
    private readonly payments: PaymentRepository,
    private readonly paid: PaidSlips,
  ) {
    this.steps = records.of(PAY_SLIPS);
    this.runs = records.of(PAY_RUNS);
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, SLIP_RUN_BUSY while the run is computed, SLIP_IN_FILE */
  hold(
    user: SignedInUser,
    id: string,
    { version, reason }: StepBody<typeof PAY_SLIP, 'hold'>,
  ): Promise<PaySlip> {
    return this.steps.run(user, {
      step: 'hold',
      id,
      version,
      change: async (slip) => {
        await this.openRun(slip, ({ state }) => state !== 'computing');
        if (await this.payments.isSent(slip.runId, slip.employeeId)) throw new AppError(SLIP_IN_FILE);
        return { holdReason: reason };
      },
      after: (slip) => this.recount(user, slip),
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, SLIP_RUN_BUSY, SLIP_BLOCKED once the run is submitted */
  release(user: SignedInUser, id: string, { version }: Transition): Promise<PaySlip> {
    return this.steps.run(user, {
      step: 'release',
      id,
      version,
      change: async (slip) => {
        const run = await this.openRun(slip, ({ state }) => state !== 'computing');
        if (slip.blocks.length > 0 && run.state !== 'computed') throw new AppError(SLIP_BLOCKED);
        return { state: slip.frozen ? ('locked' as const) : ('computed' as const), holdReason: null };
      },
      after: (slip) => this.recount(user, slip),
    });
  }

  /** The run, locked until the end of the transaction. */
  private async openRun({ runId }: PaySlipRow, isMeant: (run: PayRunRow) => boolean): Promise<PayRunRow> {
    const run = await this.runs.rows.lock(runId);
    if (!isMeant(run)) throw new AppError(SLIP_RUN_BUSY);
    return run;
  }

  /** Also whether everybody is paid or withheld by now, or somebody is to be paid again. */
  private async recount(user: SignedInUser, { runId }: PaySlipRow): Promise<void> {
    const { blocked, held } = await this.counted.count(runId);
    const run = await this.runs.rows.read(runId);
    const isPaying = hasLocked(run) && run.state !== 'locked';
    const follows = isPaying ? await this.paid.follow(user, runId) : {};
    await this.runs.table.note(runId, { blocked, held, ...follows });
    const audience = { check: PAY_RUN.check('read') };
    await this.live.publish({ type: 'invalidate', tags: [PAY_RUN.tag] }, audience);
  }
}
