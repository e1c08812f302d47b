import {
  LEAVE_POLICY,
  leavePolicyDraftSchema,
  leavePolicyEffectSchema,
  type LeavePolicyDraft,
  type LeavePolicyEffect,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { LeavePolicyService } from './leave-policy.service.js';

@Controller(`api/${LEAVE_POLICY.path}`)
export class LeavePolicyController {
  constructor(private readonly records: LeavePolicyService) {}

  @Post('preview')
  @HttpCode(200)
  @Access({ session: 'staff', permission: LEAVE_POLICY.check('update'), remote: 'hr' })
  @NotAudited('Only reads.')
  @Answers(leavePolicyEffectSchema)
  previewLeavePolicy(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: leavePolicyDraftSchema }) body: LeavePolicyDraft,
  ): Promise<LeavePolicyEffect> {
    return this.records.preview(user, body);
  }
}
