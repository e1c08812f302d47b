import { TenantDb, type SignedInUser } from '@atrium/platform';
import { BadgeSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { TimeEntryRepository } from './time-entry.repository.js';

/** Whether a timer runs, so that the top bar shows it on every page. */
@Injectable()
export class TimerBadge extends BadgeSource {
  constructor(
    private readonly db: TenantDb,
    private readonly entries: TimeEntryRepository,
  ) {
    super();
  }

  override async counts({ id, companyId }: SignedInUser): Promise<Record<string, number>> {
    const running = await this.db.run(companyId, () => this.entries.findRunning(id));
    return { 'work.timer': running ? 1 : 0 };
  }
}
