import { dayIn } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Celebrations } from '../celebration/celebrations.service.js';
import { TaskNews } from '../task-news/task-news.service.js';

/** What the demo company's HR reads on the first morning. */
@Injectable()
export class MorningDemo {
  constructor(
    private readonly celebrations: Celebrations,
    private readonly taskNews: TaskNews,
    private readonly clock: Clock,
  ) {}

  /** Once there are tasks. Inside `TenantDb.run` only. */
  async notify(admin: SignedInUser): Promise<void> {
    const now = this.clock.now();
    await this.celebrations.announce(dayIn(now, admin.companyTimezone));
    await this.taskNews.announce(now);
  }
}
