import {
  latePoliciesSchema,
  latePreviewQuerySchema,
  latePreviewSchema,
  setLatePolicySchema,
  type LatePolicies,
  type LatePolicy,
  type LatePreview,
  type SetLatePolicy,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type AccessRule, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { LatePolicyService } from './late-policy.service.js';

const PLANNERS: AccessRule = {
  session: 'staff',
  permission: { tab: 'hrOperations', resource: 'workSchedule', action: 'update' },
  remote: 'hr',
};

@Controller('api/hr/late-policy')
export class LatePolicyController {
  constructor(private readonly policies: LatePolicyService) {}

  @Get()
  @Access(PLANNERS)
  @Answers(latePoliciesSchema)
  async listLatePolicies(@CurrentUser() user: SignedInUser): Promise<LatePolicies> {
    return this.policies.list(user);
  }

  @Put()
  @Access(PLANNERS)
  @Audited('lateness.setPolicy')
  @Answers(latePoliciesSchema)
  async setLatePolicy(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: setLatePolicySchema }) policy: SetLatePolicy,
  ): Promise<LatePolicies> {
    return this.policies.set(user, policy);
  }

  @Get('preview')
  @Access(PLANNERS)
  @Answers(latePreviewSchema)
  async previewLatePolicy(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: latePreviewQuerySchema }) policy: LatePolicy,
  ): Promise<LatePreview> {
    return this.policies.preview(user, policy);
  }
}
