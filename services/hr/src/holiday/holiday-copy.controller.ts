import {
  copiedHolidaysSchema,
  copyHolidaysSchema,
  HOLIDAY_CREATE,
  HOLIDAY_LIST,
  HOLIDAY_READ,
  idParamsSchema,
  nextYearSchema,
  type CopiedHolidays,
  type CopyHolidays,
  type NextYear,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { HolidayCopyService } from './holiday-copy.service.js';

@Controller(`api/${HOLIDAY_LIST.path}/:id`)
export class HolidayCopyController {
  constructor(private readonly copies: HolidayCopyService) {}

  @Get('next-year')
  @Access({ session: 'staff', permission: HOLIDAY_READ, remote: 'hr' })
  @Answers(nextYearSchema)
  proposeNextYear(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<NextYear> {
    return this.copies.propose(user, id);
  }

  @Post('copy')
  @HttpCode(200)
  @Access({ session: 'staff', permission: HOLIDAY_CREATE, remote: 'hr' })
  @Audited('holiday.create')
  @Answers(copiedHolidaysSchema)
  copyHolidays(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: copyHolidaysSchema }) order: CopyHolidays,
  ): Promise<CopiedHolidays> {
    return this.copies.copy(user, id, order);
  }
}
