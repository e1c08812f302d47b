import { PAY_RUN, type PayGroup } from '@atrium/contracts';
import type { PaidPerson } from '@atrium/hr-service';
import { Clock, defineJob, HandlesJob, LiveEvents, TenantDb, type JobContext } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { PayGroupEntity } from '../pay-group/pay-group.entity.js';
import { PAY_GROUPS, type PayGroupRow } from '../pay-group/pay-group.record.js';
import { EarlierSlips } from './earlier-slips.repository.js';
import { slipValues } from './pay-slip.mapper.js';
import { PAY_SLIPS, type PaySlipSteps } from './pay-slip.record.js';
import { PayInputs } from './pay-inputs.service.js';
import { Reversals } from './reversals.service.js';
import { SLIP_KINDS, slipOf } from './run-slip.rules.js';
import { PAY_RUNS, type PayRunRow, type PayRunSteps } from './pay-run.record.js';
import { PayRunRepository } from './pay-run.repository.js';

export const computeRun = defineJob({
  kind: 'finance.compute-run',
  title: 'Computing of a pay run',
  payload: z.object({ runId: z.uuid(), revision: z.int() }),
  mode: 'steps',
});

/** People whose payslips are one transaction. */
const AT_ONCE = 200;

interface Opened {
  run: PayRunRow;
  group: PayGroupRow;
}

/** Computes the payslips of a run, some people at a time; whoever has one of this revision is done. */
@Injectable()
export class PayRunComputing {
  private readonly runs: PayRunSteps;
  private readonly groups: RecordSteps<PayGroupRow, PayGroupEntity, PayGroup>;
  private readonly slips: PaySlipSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
    private readonly inputs: PayInputs,
    private readonly stored: EarlierSlips,
    private readonly repository: PayRunRepository,
    private readonly reversals: Reversals,
  ) {
    this.runs = records.of(PAY_RUNS);
    this.groups = records.of(PAY_GROUPS);
    this.slips = records.of(PAY_SLIPS);
  }

  @HandlesJob(computeRun)
  async compute(
    { runId, revision }: { runId: string; revision: number },
    job: Pick<JobContext, 'companyId' | 'signal' | 'progress'>,
  ): Promise<{ people: number }> {
    const inRun = <T>(work: (opened: Opened) => Promise<T>): Promise<T | null> =>
      this.db.run(job.companyId, async () => {
        const run = await this.runs.rows.lock(runId);
        if (run.state !== 'computing' || run.revision !== revision) return null;
        return work({ run, group: await this.groups.rows.read(run.groupId) });
      });
    const people = await inRun((opened) => this.begin(opened));
    if (!people) return { people: 0 };
    for (let from = 0; from < people.length; from += AT_ONCE) {
      job.signal.throwIfAborted();
      await inRun((opened) => this.computeSome(opened, people.slice(from, from + AT_ONCE)));
      await job.progress(Math.min(from + AT_ONCE, people.length), people.length, 'Computing payslips');
    }
    await inRun((opened) => this.end(opened));
    return { people: people.length };
  }

  /** Removes payslips of people who are not in it any more. @returns those who are */
  private async begin({ run, group }: Opened): Promise<PaidPerson[]> {
    const { people } = await this.inputs.roster(group, run);
    const meant = new Set(people.map(({ id }) => id));
    for (const slip of await this.stored.listOfRun(run.id))
      if (!meant.has(slip.employeeId)) await this.slips.table.remove(slip);
    return people;
  }

  private async computeSome({ run, group }: Opened, people: readonly PaidPerson[]): Promise<void> {
    const ids = people.map(({ id }) => id);
    const slips = await this.stored.listOfRun(run.id, ids);
    const stored = new Map(slips.map((slip) => [slip.employeeId, slip]));
    const left = people.filter(({ id }) => stored.get(id)?.revision !== run.revision);
    const computed = (await this.inputs.listOf(group, run, left)).map((inputs) => {
      const slip = slipOf(run, inputs);
      const before = stored.get(inputs.known.person.id);
      const state = before?.state ?? ('computed' as const);
      const place = { runId: run.id, revision: run.revision, kind: SLIP_KINDS[run.kind], state };
      return { before, values: slipValues(slip, inputs, place) };
    });
    const added = computed.filter(({ before }) => !before).map(({ values }) => values);
    const made = await this.slips.table.insertFree(added, run.makerId);
    // Somebody has got a payslip elsewhere since the run began: the next attempt leaves them out.
    if (made.length < added.length) throw new Error('Somebody of the run has another payslip of the month.');
    const changes = computed.flatMap(({ before, values }) =>
      before ? [{ id: before.id, version: before.version, values }] : [],
    );
    await this.reversals.make(run);
    if (changes.length > 0) await this.slips.table.changeEach(changes, run.makerId);
  }

  private async end({ run }: Opened): Promise<void> {
    const counts = await this.repository.count(run.id);
    const values = { ...counts, state: 'computed' as const, computedAt: this.clock.now() };
    await this.runs.table.change(run, values, run.makerId);
    const audience = { check: PAY_RUN.check('read') };
    await this.live.publish({ type: 'invalidate', tags: ['PaySlip'] }, audience);
  }
}
