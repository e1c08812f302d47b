import {
  balanceSheetQuerySchema,
  balanceSheetSchema,
  leaveApprovalQuerySchema,
  leaveApprovalsSchema,
  type BalanceSheet,
  type BalanceSheetQuery,
  type LeaveApprovalQuery,
  type LeaveApprovals,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { LEAVE_READ } from '../people-scope.policy.js';
import { LeaveApprovalService } from './leave-approvals.service.js';
import { LeaveSheetService } from './leave-sheet.service.js';

/** What whoever decides about leave, or keeps it, sees of many people at once. */
@Controller('api/hr/leave')
export class LeaveApprovalsController {
  constructor(
    private readonly approvals: LeaveApprovalService,
    private readonly sheets: LeaveSheetService,
  ) {}

  @Get('approvals')
  @Access({ session: 'staff', permission: LEAVE_READ, remote: 'hr' })
  @Answers(leaveApprovalsSchema)
  listLeaveApprovals(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: leaveApprovalQuerySchema }) query: LeaveApprovalQuery,
  ): Promise<LeaveApprovals> {
    return this.approvals.list(user, query);
  }

  @Get('balance-sheet')
  @Access({ session: 'staff', permission: { ...LEAVE_READ, action: 'update' }, remote: 'hr' })
  @Answers(balanceSheetSchema)
  getBalanceSheet(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: balanceSheetQuerySchema }) query: BalanceSheetQuery,
  ): Promise<BalanceSheet> {
    return this.sheets.list(user, query);
  }
}
