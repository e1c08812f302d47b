import { ESCALATE_AFTER } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApprovalChains } from '../chain/approval-chains.service.js';
import type { StepWho } from '../decision/approval-chain.rules.js';
import { noApprover } from '../decision/no-approver.rules.js';
import type { RequestKind } from '../kind/request-kind.service.js';
import { RequestKinds } from '../kind/request-kinds.service.js';
import type { NewRequest } from '../kind/request.types.js';
import { ApprovalPlans } from '../plan/approval-plans.service.js';
import { RequestRepository } from './request.repository.js';

/** Enters a request with the steps that its kind's plan asks of the person. Inside `TenantDb.run` only. */
@Injectable()
export class RequestEntering {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly chains: ApprovalChains,
    private readonly plans: ApprovalPlans,
    private readonly requests: RequestRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws {AppError} NO_APPROVER, NOT_FOUND for an unknown employee */
  async add(user: SignedInUser, given: NewRequest) {
    const kind = await this.kinds.getEnabled(given.kind, user.companyId);
    const { resolved, ...asked } =
      kind.fixed === null ? await this.planned(kind, given) : await this.fixed(kind.fixed, given);
    const steps = resolved.length;
    const at = this.clock.now();
    const request = await this.requests.add({ ...given, ...asked, steps, submittedBy: user.id, at });
    return { kind, request, resolved };
  }

  private async planned(kind: RequestKind, given: NewRequest) {
    const { steps, version: planVersion, escalateAfter } = await this.plans.of(kind);
    const chain = await this.chains.of(given.employeeId, steps);
    const resolved = this.chains.resolve(chain, { ...given, steps });
    return { resolved, planVersion, escalateAfter, requesterId: chain.requesterId, person: chain.name };
  }

  private async fixed(who: StepWho, { kind, ref, asker }: NewRequest) {
    if (!asker) throw new Error('A request whose deciders are fixed says whose it is.');
    const resolved = (await this.kinds.deciderOf({ kind, ref })) ?? [];
    if (resolved.length === 0) throw new AppError(noApprover(who));
    const own = { requesterId: asker.id, person: asker.name };
    return { resolved, planVersion: 0, escalateAfter: ESCALATE_AFTER, ...own };
  }
}
