import {
  LEAVE_TYPE,
  idParamsSchema,
  leaveTypeEffectSchema,
  type LeaveTypeEffect,
  type UpdateLeaveType,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { LeaveTypeService } from './leave-type.service.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller(`api/${LEAVE_TYPE.path}`)
export class LeaveTypeController {
  constructor(private readonly records: LeaveTypeService) {}

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
}
