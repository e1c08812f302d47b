import type { PayRun } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayLoanService } from '../loan/pay-loan.service.js';
import { PayRunComputing } from '../run/pay-run-compute.job.js';
import type { PayRunEntity } from '../run/pay-run.entity.js';
import { PAY_RUNS, type PayRunSteps } from '../run/pay-run.record.js';
import { PayRunService } from '../run/pay-run.service.js';
import { RunLines } from '../run/run-lines.service.js';
import { Settlements } from '../run/settlements.service.js';
import { SpecialRuns } from '../run/special-runs.service.js';
import { PAY_SLIPS, type PaySlipSteps } from '../run/pay-slip.record.js';
import { PaymentDemo } from './payment-demo.service.js';

/** Whoever computes a run and whoever approves it. */
export interface PayDuties {
  maker: SignedInUser;
  approver: SignedInUser;
}

type Done = [step: string, by: SignedInUser, values: Values<PayRunEntity>];

/** Runs of the demo company. Inside `TenantDb.run` only. */
@Injectable()
export class RunDemo {
  private readonly runs: PayRunSteps;
  private readonly slips: PaySlipSteps;

  constructor(
    records: Records,
    private readonly service: PayRunService,
    private readonly computing: PayRunComputing,
    private readonly specials: SpecialRuns,
    private readonly settlements: Settlements,
    private readonly lines: RunLines,
    private readonly loans: PayLoanService,
    private readonly payments: PaymentDemo,
  ) {
    this.runs = records.of(PAY_RUNS);
    this.slips = records.of(PAY_SLIPS);
  }

  /** A month that was paid long ago: nobody is notified of it now. */
  async close({ maker, approver }: PayDuties, groupId: string, month: string): Promise<void> {
    const { id } = await this.computeMonth(maker, groupId, month);
    const at = (day: number, hour: number) => new Date(`${month}-${String(day)}T${String(hour)}:00:00Z`);
    const paidOn = `${month}-28`;
    const steps: Done[] = [
      ['submit', maker, { computedAt: at(25, 10), submittedAt: at(25, 11) }],
      ['approve', approver, { approverId: approver.id, approvedAt: at(26, 10) }],
      ['lock', maker, { lockedAt: at(26, 12) }],
    ];
    for (const done of steps) await this.take(id, done);
    await this.slips.table.changeAll({ runId: id }, { state: 'locked', frozen: true }, maker.id);
    await this.payments.pay(maker, id, { madeAt: at(26, 13), paidOn });
    await this.take(id, ['pay', maker, { paidOn }]);
    await this.slips.table.changeAll({ runId: id }, { state: 'paid', paidOn }, maker.id);
  }

  /** Somebody has a loan that half a year pays back. */
  async lend({ maker }: PayDuties, employeeId: string, fromMonth: string): Promise<void> {
    const loan = { title: 'Laptop loan', amount: 6_000_000, instalment: 1_000_000, note: null };
    await this.loans.create(maker, { ...loan, employeeId, fromMonth, pausedMonths: [] });
  }

  /** A month that waits for its approver. */
  async submit({ maker }: PayDuties, groupId: string, month: string): Promise<void> {
    const { id } = await this.computeMonth(maker, groupId, month);
    const { version } = await this.runs.get(maker, id);
    await this.service.submit(maker, id, { version, note: 'A raise, a bonus, and somebody new.' });
  }

  /** Somebody leaves: their settlement is under way, with something that was not given back. */
  async settle({ maker }: PayDuties, employeeId: string, open: string): Promise<void> {
    const { id, month } = await this.settlements.open(maker, { employeeId });
    const title = 'Headset not returned';
    const line = { employeeId, title, kind: 'deduction', taxable: false, cause: null } as const;
    await this.lines.add(maker, id, { ...line, amount: 250_000 });
    if (month <= open) await this.compute(maker, id);
  }

  /** A bonus for some people, paid before the month ends. */
  async reward(
    { maker }: PayDuties,
    { groupId, month }: { groupId: string; month: string },
    employeeIds: readonly string[],
  ): Promise<void> {
    const given = { groupId, month, title: 'Referral bonus', taxAtOnce: true };
    const { id } = await this.specials.startOffCycle(maker, given);
    const line = { title: given.title, kind: 'earning', taxable: true, cause: null } as const;
    for (const employeeId of employeeIds)
      await this.lines.add(maker, id, { ...line, employeeId, amount: 1_500_000 });
    await this.compute(maker, id);
  }

  private async computeMonth(maker: SignedInUser, groupId: string, month: string): Promise<PayRun> {
    const { id } = await this.service.create(maker, { groupId, month, kind: 'regular' });
    return this.compute(maker, id);
  }

  /** Without a job, since nobody waits for it. */
  private async compute(maker: SignedInUser, id: string): Promise<PayRun> {
    const run = await this.take(id, ['compute', maker, { revision: 1, makerId: maker.id }]);
    await this.computing.compute(
      { runId: id, revision: 1 },
      {
        companyId: maker.companyId,
        signal: new AbortController().signal,
        progress: () => Promise.resolve(),
      },
    );
    return run;
  }

  private async take(id: string, [step, by, values]: Done): Promise<PayRun> {
    const { version } = await this.runs.get(by, id);
    return this.runs.run(by, { step, id, version, change: () => values });
  }
}
