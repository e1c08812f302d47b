import type { PayRun } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayRunComputing } from '../run/pay-run-compute.job.js';
import type { PayRunEntity } from '../run/pay-run.entity.js';
import { PAY_RUNS, type PayRunSteps } from '../run/pay-run.record.js';
import { PayRunService } from '../run/pay-run.service.js';
import { PAY_SLIPS, type PaySlipSteps } from '../run/pay-slip.record.js';

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
  ) {
    this.runs = records.of(PAY_RUNS);
    this.slips = records.of(PAY_SLIPS);
  }

  /** A month that was paid long ago: nobody is notified of it now. */
  async close({ maker, approver }: PayDuties, groupId: string, month: string): Promise<void> {
    const { id } = await this.compute(maker, groupId, month);
    const at = (day: number, hour: number) => new Date(`${month}-${String(day)}T${String(hour)}:00:00Z`);
    const paidOn = `${month}-28`;
    const steps: Done[] = [
      ['submit', maker, { computedAt: at(25, 10), submittedAt: at(25, 11) }],
      ['approve', approver, { approverId: approver.id, approvedAt: at(26, 10) }],
      ['lock', maker, { lockedAt: at(26, 12) }],
      ['pay', maker, { paidOn }],
    ];
    for (const [step, by, values] of steps) await this.take(id, [step, by, values]);
    const state = 'paid' as const;
    await this.slips.table.changeAll({ runId: id }, { state, frozen: true, paidOn }, maker.id);
  }

  /** A month that waits for its approver. */
  async submit({ maker }: PayDuties, groupId: string, month: string): Promise<void> {
    const { id } = await this.compute(maker, groupId, month);
    const { version } = await this.runs.get(maker, id);
    await this.service.submit(maker, id, { version, note: 'A raise, a bonus, and somebody new.' });
  }

  /** Without a job, since nobody waits for it. */
  private async compute(maker: SignedInUser, groupId: string, month: string): Promise<PayRun> {
    const { id } = await this.service.create(maker, { groupId, month, kind: 'regular' });
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
