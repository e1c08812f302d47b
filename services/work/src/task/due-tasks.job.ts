import { Clock, defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { DueTasks } from './due-tasks.service.js';

const notifyOfDueTasks = defineJob({
  kind: 'work.due',
  title: 'Tasks that are due',
  schedule: { cron: '*/15 * * * *', zone: 'company' },
});

/** Every quarter of an hour, because it is nine somewhere: notifies people of which of their tasks are due today and tomorrow. */
@Injectable()
export class DueTasksJob {
  constructor(
    private readonly tasks: DueTasks,
    private readonly clock: Clock,
  ) {}

  /** @returns for how many people and days it asked for a notification */
  @HandlesJob(notifyOfDueTasks)
  notify(): Promise<{ told: number }> {
    return this.tasks.notify(this.clock.now());
  }
}
