import { Clock, defineJob, HandlesJob, TenantDb, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RepeatMaking } from './repeat-making.service.js';
import { TaskRepeatRepository } from './task-repeat.repository.js';

// Midnights of all zones are at quarters of an hour.
const makeRepeatedTasks = defineJob({
  kind: 'work.repeats',
  title: 'Tasks that repeat',
  schedule: { cron: '*/15 * * * *', zone: 'UTC' },
  mode: 'steps',
});

/** Makes the tasks of repeats whose day has come. */
@Injectable()
export class TaskRepeatJob {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly repository: TaskRepeatRepository,
    private readonly making: RepeatMaking,
  ) {}

  /** Repeatable. One that fails keeps none of the others from being made. @returns how many tasks it made */
  @HandlesJob(makeRepeatedTasks)
  async make(_: Record<string, never>, { companyId, signal }: JobContext): Promise<{ made: number }> {
    const due = await this.db.run(companyId, () => this.repository.listDue(this.clock.now()));
    const faults: unknown[] = [];
    let made = 0;
    for (const id of due) {
      signal.throwIfAborted();
      try {
        if (await this.db.run(companyId, () => this.making.bringUp(id))) made += 1;
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults);
    return { made };
  }
}
