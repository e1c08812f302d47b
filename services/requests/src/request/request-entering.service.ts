import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApprovalChains } from '../chain/approval-chains.service.js';
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
    const { steps, version, escalateAfter } = await this.plans.of(kind);
    const chain = await this.chains.of(given.employeeId, steps);
    const resolved = this.chains.resolve(chain, { ...given, steps });
    const request = await this.requests.add({
      ...given,
      requesterId: chain.requesterId,
      person: chain.name,
      steps: resolved.length,
      planVersion: version,
      escalateAfter,
      submittedBy: user.id,
      at: this.clock.now(),
    });
    return { kind, request, resolved };
  }
}
