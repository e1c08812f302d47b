import { ESCALATE_AFTER } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import type { ApprovalStep } from '../decision/approval-chain.rules.js';
import type { RequestKind } from '../kind/request-kind.service.js';
import { ApprovalPlanRepository } from './approval-plan.repository.js';
import { toApprovalStep } from './approval-plan.rules.js';

export interface CurrentPlan {
  steps: ApprovalStep[];
  /** 0: the kind's own. */
  version: number;
  escalateAfter: number;
}

/** The steps of requests that are sent now: those of the company, or those of the kind. Inside `TenantDb.run` only. */
@Injectable()
export class ApprovalPlans {
  constructor(private readonly plans: ApprovalPlanRepository) {}

  async of(kind: RequestKind): Promise<CurrentPlan> {
    const own = await this.plans.find(kind.key);
    if (!own) return { steps: await kind.steps(), version: 0, escalateAfter: ESCALATE_AFTER };
    return { steps: own.steps.map(toApprovalStep), version: own.version, escalateAfter: own.escalateAfter };
  }
}
