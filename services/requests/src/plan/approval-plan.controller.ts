import {
  approvalPlanSchema,
  approvalPlansSchema,
  planKindSchema,
  savePlanSchema,
  triedPlanSchema,
  tryPlanSchema,
  type ApprovalPlan,
  type SavePlan,
  type TriedPlan,
  type TryPlan,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  NotAudited,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApprovalPlanKeeping } from './approval-plan-keeping.service.js';
import { ApprovalTrials } from './approval-trial.service.js';

/** As for the page that shows them. */
const KEEPERS: AccessRule = {
  session: 'staff',
  permission: { tab: 'hrOperations', resource: 'leaveDuration', action: 'update' },
};
const Kind = () => Param({ schema: planKindSchema });

@Controller('api/request-plans')
export class ApprovalPlanController {
  constructor(
    private readonly plans: ApprovalPlanKeeping,
    private readonly trials: ApprovalTrials,
  ) {}

  @Get()
  @Access(KEEPERS)
  @Answers(approvalPlansSchema)
  async listPlans(@CurrentUser() user: SignedInUser): Promise<{ items: ApprovalPlan[] }> {
    return { items: await this.plans.list(user) };
  }

  @Put(':kind')
  @Access(KEEPERS)
  @Audited('approvalPlan.update')
  @Answers(approvalPlanSchema)
  savePlan(
    @CurrentUser() user: SignedInUser,
    @Kind() { kind }: { kind: string },
    @Body({ schema: savePlanSchema }) body: SavePlan,
  ): Promise<ApprovalPlan> {
    return this.plans.save(user, kind, body);
  }

  @Post(':kind/try')
  @HttpCode(200)
  @Access(KEEPERS)
  @NotAudited('It stores nothing.')
  @Answers(triedPlanSchema)
  tryPlan(
    @CurrentUser() user: SignedInUser,
    @Kind() { kind }: { kind: string },
    @Body({ schema: tryPlanSchema }) body: TryPlan,
  ): Promise<TriedPlan> {
    return this.trials.run(user, kind, body);
  }
}
