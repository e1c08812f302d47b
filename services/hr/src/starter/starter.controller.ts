import {
  addedHolidaysSchema,
  addHolidaysSchema,
  offeredHolidaysQuerySchema,
  offeredHolidaysSchema,
  HOLIDAY,
  LEAVE_TYPE,
  SHIFT,
  startedSchema,
  type AddedHolidays,
  type AddHolidays,
  type OfferedHolidays,
  type OfferedHolidaysQuery,
  type Started,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { StarterService } from './starter.service.js';

/** What a company begins with, in one press each. */
@Controller('api/hr/starters')
export class StarterController {
  constructor(private readonly starters: StarterService) {}

  @Post('leave-types')
  @HttpCode(200)
  @Access(accessTo(LEAVE_TYPE, 'create'))
  @Audited('leaveType.create')
  @Answers(startedSchema)
  addUsualLeaveTypes(@CurrentUser() user: SignedInUser): Promise<Started> {
    return this.starters.addLeaveTypes(user);
  }

  @Post('shift')
  @HttpCode(200)
  @Access(accessTo(SHIFT, 'create'))
  @Audited('shift.create', 'schedule.create', 'scheduleAssignment.create')
  @Answers(startedSchema)
  addUsualShift(@CurrentUser() user: SignedInUser): Promise<Started> {
    return this.starters.addShift(user);
  }

  @Get('holidays')
  @Access(accessTo(HOLIDAY, 'create'))
  @Answers(offeredHolidaysSchema)
  listUsualHolidays(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: offeredHolidaysQuerySchema }) { region }: OfferedHolidaysQuery,
  ): Promise<OfferedHolidays> {
    return this.starters.offerHolidays(user, region);
  }

  @Post('holidays')
  @HttpCode(200)
  @Access(accessTo(HOLIDAY, 'create'))
  @Audited('holiday.create')
  @Answers(addedHolidaysSchema)
  addUsualHolidays(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: addHolidaysSchema }) { days }: AddHolidays,
  ): Promise<AddedHolidays> {
    return this.starters.addHolidays(user, days);
  }
}
