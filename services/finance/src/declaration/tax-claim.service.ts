import { TAX_CLAIM, type StepBody, type TaxClaim } from '@atrium/contracts';
import { refusedField, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TAX_CLAIMS, type TaxClaimRow, type TaxClaimSteps } from './tax-claim.record.js';

/** What payroll decides about declared amounts; nobody about their own. */
@Injectable()
export class TaxClaimService {
  readonly steps: TaxClaimSteps;

  constructor(
    records: Records,
    private readonly notifications: Notifications,
  ) {
    this.steps = records.of(TAX_CLAIMS);
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, TAX_CLAIM_OWN, TAX_CLAIM_ABOVE_DECLARED on `approved` */
  approve(
    user: SignedInUser,
    id: string,
    { version, approved }: StepBody<typeof TAX_CLAIM, 'approve'>,
  ): Promise<TaxClaim> {
    return this.steps.run(user, {
      step: 'approve',
      id,
      version,
      change: ({ amount }) => {
        if (approved > amount) throw refusedField('approved', TAX_CLAIM.errors.TAX_CLAIM_ABOVE_DECLARED);
        return { approved, reason: null };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, TAX_CLAIM_OWN */
  refuse(
    user: SignedInUser,
    id: string,
    { version, reason }: StepBody<typeof TAX_CLAIM, 'refuse'>,
  ): Promise<TaxClaim> {
    return this.steps.run(user, {
      step: 'refuse',
      id,
      version,
      change: () => ({ approved: null, reason }),
      after: (row) => this.tell(user, row),
    });
  }

  private async tell(user: SignedInUser, { id, version, userId, title, reason }: TaxClaimRow): Promise<void> {
    if (userId === null) return;
    await this.notifications.notify({
      to: { users: [userId] },
      kind: 'pay.taxClaim',
      title: words('{title} does not count in your tax declaration yet', { title }),
      ...(reason !== null && { text: reason }),
      actorId: user.id,
      dedupeKey: `${id} ${String(version)}`,
    });
  }
}
