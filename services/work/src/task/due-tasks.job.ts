import { Clock, defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { DueTasks } from './due-tasks.service.js';

const tellDueTasks = defineJob({
  kind: 'work.due',
  title: 'Tasks that are due',
  schedule: { cron: '*/15 * * * *', zone: 'company' },
});

/** Every quarter of an hour, because it is nine somewhere: tells people which of their tasks are due today and tomorrow. */
@Injectable()
export class DueTasksJob {
  constructor(
    private readonly tasks: DueTasks,
    private readonly clock: Clock,
  ) {}

  /** @returns for how many people and days it asked for a notification */
  @HandlesJob(tellDueTasks)
  tell(): Promise<{ told: number }> {
    return this.tasks.tell(this.clock.now());
  }
}
