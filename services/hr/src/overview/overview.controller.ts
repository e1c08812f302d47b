import {
  overviewAttendanceSchema,
  overviewPeopleQuerySchema,
  overviewPeopleSchema,
  overviewQuerySchema,
  overviewSchema,
  type Overview,
  type OverviewAttendance,
  type OverviewPeople,
  type OverviewPeopleQuery,
  type OverviewQuery,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type AccessRule, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ATTENDANCE_READ } from '../people-scope.policy.js';
import { OverviewService } from './overview.service.js';

const READERS: AccessRule = { session: 'staff', permission: ATTENDANCE_READ, remote: 'hr' };

@Controller('api/hr/overview')
export class OverviewController {
  constructor(private readonly overviews: OverviewService) {}

  @Get()
  @Access(READERS)
  @Answers(overviewSchema)
  getOverview(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: overviewQuerySchema }) query: OverviewQuery,
  ): Promise<Overview> {
    return this.overviews.get(user, query);
  }

  @Get('attendance')
  @Access(READERS)
  @Answers(overviewAttendanceSchema)
  getOverviewAttendance(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: overviewQuerySchema }) query: OverviewQuery,
  ): Promise<OverviewAttendance> {
    return this.overviews.attendance(user, query);
  }

  @Get('people')
  @Access(READERS)
  @Answers(overviewPeopleSchema)
  listOverviewPeople(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: overviewPeopleQuerySchema }) query: OverviewPeopleQuery,
  ): Promise<OverviewPeople> {
    return this.overviews.list(user, query);
  }
}
