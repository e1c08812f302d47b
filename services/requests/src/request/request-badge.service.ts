import { TenantDb, type SignedInUser } from '@atrium/platform';
import { BadgeSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { OwnNotices } from '../notice/own-notices.service.js';
import { StepRepository } from './step.repository.js';

/** How many requests wait for a person's decision, and how many notices they have not ended. */
@Injectable()
export class RequestBadge extends BadgeSource {
  constructor(
    private readonly db: TenantDb,
    private readonly steps: StepRepository,
    private readonly notices: OwnNotices,
  ) {
    super();
  }

  override async counts(user: SignedInUser): Promise<Record<string, number>> {
    const waiting = await this.db.run(user.companyId, () => this.steps.countWaitingFor(user.id));
    return { requests: waiting + (await this.notices.count(user)) };
  }
}
