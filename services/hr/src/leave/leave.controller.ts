import {
  absenceListSchema,
  absenceQuerySchema,
  askLeaveSchema,
  claimCompOffSchema,
  leaveBalanceQuerySchema,
  leaveBalancesSchema,
  leaveLedgerQuerySchema,
  leaveLedgerSchema,
  leavePostedSchema,
  leavePreviewSchema,
  leaveRequestListSchema,
  leaveRequestPageSchema,
  leaveRequestQuerySchema,
  leaveRequestSchema,
  type AbsenceList,
  type AbsenceQuery,
  type AskLeave,
  type ClaimCompOff,
  type LeaveBalanceQuery,
  type LeaveBalances,
  type LeaveLedger,
  type LeaveLedgerQuery,
  type LeavePosted,
  type LeavePreview,
  type LeaveRequest,
  type LeaveRequestQuery,
  type Page,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  NotAudited,
  Once,
  TenantDb,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { LEAVE_READ } from '../people-scope.policy.js';
import { AbsenceService } from './absence.service.js';
import { CompOffService } from './comp-off.service.js';
import { LeaveBalanceService } from './leave-balance.service.js';
import { LeaveRequests } from './leave-request-list.service.js';
import { LeaveRequestService } from './leave-request.service.js';

const SELF: AccessRule = { session: 'staff', selfService: true, remote: 'hr' };
const READERS: AccessRule = { session: 'staff', permission: LEAVE_READ, remote: 'hr' };

/** One's own leave, and that of the people whom one may see. */
@Controller('api/hr/leave')
export class LeaveController {
  constructor(
    private readonly db: TenantDb,
    private readonly asking: LeaveRequestService,
    private readonly requests: LeaveRequests,
    private readonly balances: LeaveBalanceService,
    private readonly absences: AbsenceService,
    private readonly compOff: CompOffService,
  ) {}

  @Post('preview')
  @HttpCode(200)
  @Access(SELF)
  @NotAudited('Only reads.')
  @Answers(leavePreviewSchema)
  previewLeave(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: askLeaveSchema }) body: AskLeave,
  ): Promise<LeavePreview> {
    return this.asking.preview(user, body);
  }

  @Post('requests')
  @Access(SELF)
  @Audited('leave.request')
  @Answers(leaveRequestSchema, 201)
  @Once()
  applyForLeave(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: askLeaveSchema }) body: AskLeave,
  ): Promise<LeaveRequest> {
    return this.asking.apply(user, body);
  }

  @Get('requests/mine')
  @Access(SELF)
  @Answers(leaveRequestListSchema)
  async listMyLeave(@CurrentUser() user: SignedInUser): Promise<{ items: LeaveRequest[] }> {
    return { items: await this.db.run(user.companyId, () => this.requests.listOwn(user)) };
  }

  @Get('requests')
  @Access(READERS)
  @Answers(leaveRequestPageSchema)
  listLeave(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: leaveRequestQuerySchema }) query: LeaveRequestQuery,
  ): Promise<Page<LeaveRequest>> {
    return this.requests.page(user, query);
  }

  @Get('balances')
  @Access(SELF)
  @Answers(leaveBalancesSchema)
  getLeaveBalances(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: leaveBalanceQuerySchema }) query: LeaveBalanceQuery,
  ): Promise<LeaveBalances> {
    return this.balances.list(user, query);
  }

  @Get('ledger')
  @Access(SELF)
  @Answers(leaveLedgerSchema)
  getLeaveLedger(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: leaveLedgerQuerySchema }) query: LeaveLedgerQuery,
  ): Promise<LeaveLedger> {
    return this.balances.listLedger(user, query);
  }

  @Post('comp-off')
  @Access(SELF)
  @Audited('leave.compOff')
  @Answers(leavePostedSchema, 201)
  @Once()
  claimCompOff(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: claimCompOffSchema }) body: ClaimCompOff,
  ): Promise<LeavePosted> {
    return this.compOff.claim(user, body);
  }

  @Get('absences')
  @Access(SELF)
  @Answers(absenceListSchema)
  listAbsences(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: absenceQuerySchema }) query: AbsenceQuery,
  ): Promise<AbsenceList> {
    return this.absences.list(user, query);
  }
}
