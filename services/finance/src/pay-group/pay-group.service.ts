import { PAY_GROUP, type PayGroup, type Transition } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { PayGroupEntity } from './pay-group.entity.js';
import { PAY_GROUPS, type PayGroupRow } from './pay-group.record.js';
import { PayGroupRepository } from './pay-group.repository.js';

/** Groups of people who are paid together; one with people stays. */
@Injectable()
export class PayGroupService {
  readonly steps: RecordSteps<PayGroupRow, PayGroupEntity, PayGroup>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly groups: PayGroupRepository,
  ) {
    this.steps = records.of(PAY_GROUPS);
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, PAY_GROUP_IN_USE */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<PayGroup> {
    return this.steps.run(user, {
      step: 'archive',
      id,
      version,
      change: async () => {
        if (await this.groups.isUsed(id)) throw new AppError(PAY_GROUP.errors.PAY_GROUP_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }
}
