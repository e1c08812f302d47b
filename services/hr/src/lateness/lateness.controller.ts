import {
  decideLatenessSchema,
  doneSchema,
  lateMonthQuerySchema,
  lateMonthSchema,
  myLateMonthSchema,
  type AttendanceMonthQuery,
  type DecideLateness,
  type LateMonth,
  type MyLateMonth,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type AccessRule, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ATTENDANCE_UPDATE } from '../people-scope.policy.js';
import { LatenessService } from './lateness.service.js';
import { About } from '../own-record/about-person.decorator.js';

const KEEPERS: AccessRule = { session: 'staff', permission: ATTENDANCE_UPDATE, remote: 'hr' };

@Controller('api/hr/lateness')
export class LatenessController {
  constructor(private readonly lateness: LatenessService) {}

  @Get()
  @Access(KEEPERS)
  @Answers(lateMonthSchema)
  async getLateMonth(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: lateMonthQuerySchema }) { month }: AttendanceMonthQuery,
  ): Promise<LateMonth> {
    return this.lateness.list(user, month);
  }

  @Get('me')
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Answers(myLateMonthSchema)
  async getMyLateMonth(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: lateMonthQuerySchema }) { month }: AttendanceMonthQuery,
  ): Promise<MyLateMonth> {
    return this.lateness.getMine(user, month);
  }

  @Post('decide')
  @HttpCode(200)
  @Access(KEEPERS)
  @About({ in: 'employeeId' })
  @Audited('lateness.decide')
  @Answers(doneSchema)
  async decideLateness(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: decideLatenessSchema }) decision: DecideLateness,
  ): Promise<{ done: true }> {
    await this.lateness.decide(user, decision);
    return { done: true };
  }
}
