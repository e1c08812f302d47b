import { TenantDb, type SignedInUser } from '@atrium/platform';
import { BadgeSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { StepRepository } from './step.repository.js';

/** How many requests wait for a person's decision. */
@Injectable()
export class RequestBadge extends BadgeSource {
  constructor(
    private readonly db: TenantDb,
    private readonly steps: StepRepository,
  ) {
    super();
  }

  override async counts({ id, companyId }: SignedInUser): Promise<Record<string, number>> {
    return { requests: await this.db.run(companyId, () => this.steps.countWaitingFor(id)) };
  }
}
