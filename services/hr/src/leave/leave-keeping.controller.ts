import {
  adjustLeaveSchema,
  allocateLeaveSchema,
  bulkReportSchema,
  encashLeaveSchema,
  leavePostedSchema,
  yearEndQuerySchema,
  yearEndSchema,
  type AdjustLeave,
  type AllocateLeave,
  type BulkReport,
  type EncashLeave,
  type LeavePosted,
  type YearEndPreview,
  type YearEndQuery,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  Once,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { LEAVE_UPDATE } from '../people-scope.policy.js';
import { LeaveAllocations } from './leave-allocations.service.js';
import { LeaveKeeping } from './leave-keeping.service.js';
import { LeaveYearEnd } from './leave-year-end.service.js';
import { About, OwnToo } from '../own-record/about-person.decorator.js';

const KEEPERS: AccessRule = {
  session: 'staff',
  permission: LEAVE_UPDATE,
  remote: 'hr',
};

/** What HR does with everybody's leave. */
@Controller('api/hr/leave')
export class LeaveKeepingController {
  constructor(
    private readonly keeping: LeaveKeeping,
    private readonly allocations: LeaveAllocations,
    private readonly yearEnd: LeaveYearEnd,
  ) {}

  @Post('adjustments')
  @Access(KEEPERS)
  @About({ in: 'employeeId' })
  @Audited('leave.adjust')
  @Answers(leavePostedSchema, 201)
  @Once()
  adjustLeave(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: adjustLeaveSchema }) body: AdjustLeave,
  ): Promise<LeavePosted> {
    return this.keeping.adjust(user, body);
  }

  @Post('allocations')
  @Access(KEEPERS)
  @OwnToo('Whoever is among the people themselves is refused alone.')
  @Audited('leave.adjust')
  @Answers(bulkReportSchema, 201)
  @Once()
  allocateLeave(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: allocateLeaveSchema }) body: AllocateLeave,
  ): Promise<BulkReport> {
    return this.allocations.give(user, body);
  }

  @Post('encashments')
  @Access(KEEPERS)
  @About({ in: 'employeeId' })
  @Audited('leave.encash')
  @Answers(leavePostedSchema, 201)
  @Once()
  encashLeave(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: encashLeaveSchema }) body: EncashLeave,
  ): Promise<LeavePosted> {
    return this.keeping.encash(user, body);
  }

  @Get('year-end')
  @Access(KEEPERS)
  @Answers(yearEndSchema)
  previewYearEnd(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: yearEndQuerySchema }) query: YearEndQuery,
  ): Promise<YearEndPreview> {
    return this.yearEnd.preview(user, query);
  }

  @Post('year-end')
  @Access(KEEPERS)
  @Audited('leave.yearEnd')
  @Answers(yearEndSchema, 201)
  @Once()
  closeLeaveYear(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: yearEndQuerySchema }) body: YearEndQuery,
  ): Promise<YearEndPreview> {
    return this.yearEnd.run(user, body);
  }
}
