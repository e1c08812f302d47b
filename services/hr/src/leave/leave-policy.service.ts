import type {
  CreateLeavePolicy,
  LeavePolicy,
  LeavePolicyDraft,
  LeavePolicyEffect,
  Transition,
  UpdateLeavePolicy,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeaveCredits } from './leave-credits.service.js';
import { LeaveOffers } from './leave-offers.repository.js';
import type { LeavePolicyEntity } from './leave-policy.entity.js';
import { LEAVE_POLICIES, type LeavePolicyRow } from './leave-policy.record.js';

/** Who may take which leave types. */
@Injectable()
export class LeavePolicyService {
  readonly steps: RecordSteps<LeavePolicyRow, LeavePolicyEntity, LeavePolicy>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly offers: LeaveOffers,
    private readonly credits: LeaveCredits,
  ) {
    this.steps = records.of(LEAVE_POLICIES);
  }

  create(user: SignedInUser, values: CreateLeavePolicy): Promise<LeavePolicy> {
    return this.credited(user, () => this.steps.create(user, values));
  }

  /** @throws {AppError} STALE_VERSION, the refusal of an archived one, as `create` */
  update(user: SignedInUser, id: string, values: UpdateLeavePolicy): Promise<LeavePolicy> {
    return this.credited(user, () => this.steps.update(user, { id, ...values }));
  }

  /** Whom saving a policy would offer or refuse types, and what that credits. */
  preview({ companyId }: SignedInUser, { id, ...draft }: LeavePolicyDraft): Promise<LeavePolicyEffect> {
    return this.db.run(companyId, async () => {
      const others = await this.offers.list(id);
      return this.credits.previewPolicies({ before: await this.offers.list(), after: [...others, draft] });
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<LeavePolicy> {
    return this.credited(user, () => this.steps.move(user, { step: 'archive', id, version }));
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  restore(user: SignedInUser, id: string, { version }: Transition): Promise<LeavePolicy> {
    return this.credited(user, () => this.steps.move(user, { step: 'restore', id, version }));
  }

  private credited(user: SignedInUser, change: () => Promise<LeavePolicy>): Promise<LeavePolicy> {
    return this.db.run(user.companyId, async () => {
      const before = await this.offers.list();
      const policy = await change();
      await this.credits.followPolicies(before);
      return policy;
    });
  }
}
