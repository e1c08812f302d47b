import { Clock, defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskNews } from './task-news.service.js';

const announceTasks = defineJob({
  kind: 'hr.task-news',
  title: 'What became of the tasks',
  schedule: { cron: '0 7 * * *', zone: 'company' },
});

/** Every morning: a notice for HR that says how many tasks were done, and how many are overdue. */
@Injectable()
export class TaskNewsJob {
  constructor(
    private readonly news: TaskNews,
    private readonly clock: Clock,
  ) {}

  /** @returns how many notices are new or say more */
  @HandlesJob(announceTasks)
  async announce(): Promise<{ notices: number }> {
    return { notices: (await this.news.announce(this.clock.now())) ? 1 : 0 };
  }
}
