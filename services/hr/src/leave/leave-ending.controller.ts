import {
  endLeaveSchema,
  idParamsSchema,
  leaveRequestSchema,
  type EndLeave,
  type LeaveRequest,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type AccessRule, type SignedInUser } from '@atrium/platform';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { LeaveEnding } from './leave-ending.service.js';
import { About } from '../own-record/about-person.decorator.js';

const SELF: AccessRule = { session: 'staff', selfService: true, remote: 'hr' };
const KEEPERS: AccessRule = {
  session: 'staff',
  permission: { tab: 'hrOperations', resource: 'leave', action: 'update' },
  remote: 'hr',
};
const Id = () => Param({ schema: idParamsSchema });
const Ending = () => Body({ schema: endLeaveSchema });

/** How leave ends before its time. */
@Controller('api/hr/leave/requests')
export class LeaveEndingController {
  constructor(private readonly leave: LeaveEnding) {}

  @Post(':id/withdraw')
  @HttpCode(200)
  @Access(SELF)
  @Audited('request.withdraw')
  @Answers(leaveRequestSchema)
  withdrawLeave(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Ending() body: EndLeave,
  ): Promise<LeaveRequest> {
    return this.leave.end(user, id, { ...body, ending: 'withdraw' });
  }

  @Post(':id/request-cancel')
  @HttpCode(200)
  @Access(SELF)
  @Audited('request.requestCancel')
  @Answers(leaveRequestSchema)
  askToCancelLeave(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Ending() body: EndLeave,
  ): Promise<LeaveRequest> {
    return this.leave.end(user, id, { ...body, ending: 'requestCancel' });
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Access(KEEPERS)
  @About({ in: 'id', through: 'leave_request' })
  @Audited('request.hrCancel')
  @Answers(leaveRequestSchema)
  cancelLeave(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Ending() body: EndLeave,
  ): Promise<LeaveRequest> {
    return this.leave.end(user, id, { ...body, ending: 'cancel' });
  }

  @Post(':id/cut-short')
  @HttpCode(200)
  @Access(KEEPERS)
  @About({ in: 'id', through: 'leave_request' })
  @Audited('request.hrCutShort')
  @Answers(leaveRequestSchema)
  cutLeaveShort(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Ending() body: EndLeave,
  ): Promise<LeaveRequest> {
    return this.leave.end(user, id, { ...body, ending: 'cutShort' });
  }
}
