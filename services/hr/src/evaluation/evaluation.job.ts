import { addDays } from '@atrium/contracts';
import { defineJob, HandlesJob, TenantDb, type JobContext } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EVALUATION_CYCLES, type EvaluationCycleSteps } from './evaluation-cycle.record.js';
import { EvaluationNotifications } from './evaluation-notifications.service.js';
import { EvaluationStageRepository } from './evaluation-stage.repository.js';
import { begunStages } from './evaluation-stage.rules.js';
import { EvaluationStages } from './evaluation-stages.service.js';

const REMINDED_BEFORE = [3, 1];

const followEvaluations = defineJob({
  kind: 'hr.evaluations',
  title: 'Stages of evaluations',
  schedule: { cron: '20 0 * * *', zone: 'company' },
  mode: 'steps',
});

/** Every night: moves cycles on whose last day has passed, and reminds those who still owe a form. */
@Injectable()
export class EvaluationJob {
  private readonly cycles: EvaluationCycleSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly repository: EvaluationStageRepository,
    private readonly stages: EvaluationStages,
    private readonly notifications: EvaluationNotifications,
  ) {
    this.cycles = records.of(EVALUATION_CYCLES);
  }

  /** @returns how many cycles run */
  @HandlesJob(followEvaluations)
  async follow(
    _: Record<string, never>,
    { companyId, signal }: Pick<JobContext, 'companyId' | 'signal'>,
  ): Promise<{ cycles: number }> {
    const running = await this.db.run(companyId, () => this.repository.listRunning());
    for (const id of running) {
      signal.throwIfAborted();
      await this.db.run(companyId, async () => {
        await this.stages.moveOn(id);
        await this.remind(id);
      });
    }
    return { cycles: running.length };
  }

  private async remind(id: string): Promise<void> {
    const cycle = await this.cycles.rows.read(id);
    const today = await this.stages.today();
    for (const days of REMINDED_BEFORE) {
      const dueOn = addDays(today, days);
      const users = await this.repository.listOwing(id, { stages: begunStages(cycle.state), dueOn });
      await this.notifications.due({ users, cycle }, dueOn);
      if (users.length > 0) await this.stages.remindHr(cycle);
    }
  }
}
