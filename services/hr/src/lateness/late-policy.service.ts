import {
  LATENESS_ERRORS,
  addDays,
  dayIn,
  monthStart,
  type LatePolicies,
  type LatePolicy,
  type LatePreview,
  type SetLatePolicy,
} from '@atrium/contracts';
import { Audit, Clock, LiveEvents, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ATTENDANCE_UPDATE } from '../people-scope.policy.js';
import { LatePolicyRepository } from './late-policy.repository.js';
import { LateProposals } from './late-proposals.service.js';

/** What being late costs, from a month on. */
@Injectable()
export class LatePolicyService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly policies: LatePolicyRepository,
    private readonly proposals: LateProposals,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  async list(user: SignedInUser): Promise<LatePolicies> {
    const earliest = this.today(user).slice(0, 7);
    return this.db.run(user.companyId, async () => ({ items: await this.policies.list(), earliest }));
  }

  /** @throws {AppError} POLICY_IN_PAST */
  async set(user: SignedInUser, policy: SetLatePolicy): Promise<LatePolicies> {
    const earliest = this.today(user).slice(0, 7);
    if (policy.from < earliest) throw refusedField('from', LATENESS_ERRORS.POLICY_IN_PAST);
    return this.db.run(user.companyId, async () => {
      await this.policies.set(policy, user.id);
      const resource = { kind: 'lateness', id: user.companyId, title: '' };
      this.audit.record({ action: 'lateness.setPolicy', by: user, resource, after: policy });
      const event = { type: 'invalidate' as const, tags: ['Lateness' as const] };
      await this.live.publishAll([{ event, audience: { check: ATTENDANCE_UPDATE } }]);
      return { items: await this.policies.list(), earliest };
    });
  }

  /** Of the last month that is over. */
  async preview(user: SignedInUser, policy: LatePolicy): Promise<LatePreview> {
    const month = addDays(monthStart(this.today(user)), -1).slice(0, 7);
    return this.db.run(user.companyId, async () => {
      const proposed = await this.proposals.of(month, policy);
      const days = proposed.reduce((sum, each) => sum + each.days, 0);
      return { month, people: proposed.length, days };
    });
  }

  private today({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}
