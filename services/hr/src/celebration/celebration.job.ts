import { Clock, defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CelebrationRepository } from './celebration.repository.js';
import { Celebrations } from './celebrations.service.js';

const announceCelebrations = defineJob({
  kind: 'hr.celebrations',
  title: 'Birthdays and work anniversaries',
  schedule: { cron: '0 7 * * *', zone: 'company' },
});

/** Every morning: a notice for HR that says whose birthday or work anniversary comes. */
@Injectable()
export class CelebrationJob {
  constructor(
    private readonly celebrations: Celebrations,
    private readonly people: CelebrationRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns how many notices are new or say more */
  @HandlesJob(announceCelebrations)
  async announce(): Promise<{ notices: number }> {
    const today = await this.people.today(this.clock.now());
    return { notices: await this.celebrations.announce(today) };
  }
}
