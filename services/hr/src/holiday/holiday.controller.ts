import {
  HOLIDAY,
  HOLIDAY_READ,
  holidayEffectSchema,
  previewHolidaySchema,
  type HolidayEffect,
  type PreviewHoliday,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { HolidayService } from './holiday.service.js';

@Controller(`api/${HOLIDAY.path}`)
export class HolidayController {
  constructor(private readonly holidays: HolidayService) {}

  @Post('preview')
  @HttpCode(200)
  @Access({ session: 'staff', permission: HOLIDAY_READ, remote: 'hr' })
  @NotAudited('Only reads.')
  @Answers(holidayEffectSchema)
  previewHoliday(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: previewHolidaySchema }) asked: PreviewHoliday,
  ): Promise<HolidayEffect> {
    return this.holidays.preview(user, asked);
  }
}
