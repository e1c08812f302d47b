import { Clock, defineJob, HandlesJob, Jobs, TenantDb, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { TaskEnds } from '../task/task-ends.service.js';
import { TimerEnds } from './timer-ends.service.js';

const endForgottenTimers = defineJob({
  kind: 'work.timers',
  title: 'Timers that were forgotten',
  schedule: { cron: '*/15 * * * *', zone: 'company' },
  mode: 'steps',
});

const closedSchema = z.strictObject({ taskId: z.uuid(), at: z.coerce.date() });
const endTimersOfTask = defineJob({
  kind: 'work.timers-of-task',
  title: 'Timers of a closed task',
  payload: closedSchema,
  kept: false,
  mode: 'steps',
});

/** Ends the timers of several people, each in a transaction of its own: nobody holds one person and waits for another. */
@Injectable()
export class TimerJob extends TaskEnds {
  constructor(
    private readonly db: TenantDb,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly timers: TimerEnds,
  ) {
    super();
  }

  /**
   * The timers on a task end with it, after the commit: whoever closes it holds it, and may not wait for people whose
   * time is being written on it.
   */
  override async ended(taskId: string): Promise<void> {
    if ((await this.timers.listRunningOn(taskId)).length > 0)
      await this.jobs.enqueue(endTimersOfTask, { taskId, at: this.clock.now() });
  }

  @HandlesJob(endTimersOfTask)
  async endOfTask({ taskId, at }: z.infer<typeof closedSchema>, { companyId }: JobContext): Promise<void> {
    for (const userId of await this.db.run(companyId, () => this.timers.listRunningOn(taskId)))
      await this.db.run(companyId, () => this.timers.endOn(taskId, userId, at));
  }

  /** Those that ran for half a day; their hours have to be confirmed. @returns how many it ended */
  @HandlesJob(endForgottenTimers)
  async end(_: Record<string, never>, { companyId }: JobContext): Promise<{ ended: number }> {
    let ended = 0;
    for (const userId of await this.db.run(companyId, () => this.timers.listForgotten()))
      if (await this.db.run(companyId, () => this.timers.endForgotten(userId))) ended += 1;
    return { ended };
  }
}
