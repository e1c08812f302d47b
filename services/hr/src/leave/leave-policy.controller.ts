import {
  LEAVE_POLICY,
  idParamsSchema,
  leavePolicyDraftSchema,
  leavePolicyEffectSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateLeavePolicy,
  type LeavePolicy,
  type LeavePolicyDraft,
  type LeavePolicyEffect,
  type LeavePolicyQuery,
  type Page,
  type UpdateLeavePolicy,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { LeavePolicyService } from './leave-policy.service.js';

const routes = recordRoutes(LEAVE_POLICY);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/leave-policies')
export class LeavePolicyController {
  constructor(private readonly records: LeavePolicyService) {}

  @routes.List()
  listLeavePolicies(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: LEAVE_POLICY.querySchema }) query: LeavePolicyQuery,
  ): Promise<Page<LeavePolicy>> {
    return this.records.list(user, query);
  }

  @routes.One()
  getLeavePolicy(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<LeavePolicy> {
    return this.records.get(user, id);
  }

  @routes.Create()
  createLeavePolicy(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: LEAVE_POLICY.createSchema }) body: CreateLeavePolicy,
  ): Promise<LeavePolicy> {
    return this.records.create(user, body);
  }

  @routes.Bulk()
  changeLeavePolicies(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: LEAVE_POLICY.bulkSchema }) body: BulkOf<typeof LEAVE_POLICY>,
  ): Promise<BulkReport> {
    return this.records.changeAll(user, body);
  }

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

  @routes.Update()
  updateLeavePolicy(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: LEAVE_POLICY.updateSchema }) body: UpdateLeavePolicy,
  ): Promise<LeavePolicy> {
    return this.records.update(user, id, body);
  }

  @routes.Step('archive')
  archiveLeavePolicy(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<LeavePolicy> {
    return this.records.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreLeavePolicy(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<LeavePolicy> {
    return this.records.move(user, { step: 'restore', id, version });
  }
}
