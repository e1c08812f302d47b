import {
  LEAVE_TYPE,
  idParamsSchema,
  leaveTypeEffectSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateLeaveType,
  type LeaveType,
  type LeaveTypeEffect,
  type LeaveTypeQuery,
  type Page,
  type UpdateLeaveType,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { LeaveTypeService } from './leave-type.service.js';

const routes = recordRoutes(LEAVE_TYPE);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/leave-types')
export class LeaveTypeController {
  constructor(private readonly records: LeaveTypeService) {}

  @routes.List()
  listLeaveTypes(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: LEAVE_TYPE.querySchema }) query: LeaveTypeQuery,
  ): Promise<Page<LeaveType>> {
    return this.records.list(user, query);
  }

  @routes.One()
  getLeaveType(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<LeaveType> {
    return this.records.get(user, id);
  }

  @routes.Create()
  createLeaveType(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: LEAVE_TYPE.createSchema }) body: CreateLeaveType,
  ): Promise<LeaveType> {
    return this.records.create(user, body);
  }

  @routes.Bulk()
  changeLeaveTypes(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: LEAVE_TYPE.bulkSchema }) body: BulkOf<typeof LEAVE_TYPE>,
  ): Promise<BulkReport> {
    return this.records.changeAll(user, body);
  }

  @routes.Update()
  updateLeaveType(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: LEAVE_TYPE.updateSchema }) body: UpdateLeaveType,
  ): Promise<LeaveType> {
    return this.records.update(user, id, body);
  }

  @Post(':id/preview')
  @HttpCode(200)
  @Access({ session: 'staff', permission: LEAVE_TYPE.check('update'), remote: 'hr' })
  @NotAudited('Only reads.')
  @Answers(leaveTypeEffectSchema)
  previewLeaveType(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: LEAVE_TYPE.updateSchema }) body: UpdateLeaveType,
  ): Promise<LeaveTypeEffect> {
    return this.records.preview(user, id, body);
  }

  @routes.Step('archive')
  archiveLeaveType(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<LeaveType> {
    return this.records.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreLeaveType(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<LeaveType> {
    return this.records.move(user, { step: 'restore', id, version });
  }
}
