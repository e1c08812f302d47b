import { passesCheck, PAY_CLAIM } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { BadgeSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { PayClaimRepository } from './pay-claim.repository.js';

/** How many claims wait for whoever decides about them. */
@Injectable()
export class ClaimsBadge extends BadgeSource {
  override readonly remote = 'finance';

  constructor(
    private readonly db: TenantDb,
    private readonly claims: PayClaimRepository,
  ) {
    super();
  }

  override async counts(user: SignedInUser): Promise<Record<string, number>> {
    if (!passesCheck(user, PAY_CLAIM.check('update'))) return {};
    return { 'finance.claims': await this.db.run(user.companyId, () => this.claims.countWaiting()) };
  }
}
