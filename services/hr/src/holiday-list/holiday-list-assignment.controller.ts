import {
  HOLIDAY_LIST_ASSIGNMENT,
  HOLIDAY_READ,
  holidayEffectSchema,
  previewListAssignmentSchema,
  type CreateHolidayListAssignment,
  type HolidayEffect,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { OwnToo } from '../own-record/about-person.decorator.js';
import { ListAssignmentPreview } from './list-assignment-preview.service.js';

@Controller(`api/${HOLIDAY_LIST_ASSIGNMENT.path}`)
export class HolidayListAssignmentController {
  constructor(private readonly previews: ListAssignmentPreview) {}

  @Post('preview')
  @OwnToo('It stores nothing.')
  @HttpCode(200)
  @Access({ session: 'staff', permission: HOLIDAY_READ, remote: 'hr' })
  @NotAudited('Only reads.')
  @Answers(holidayEffectSchema)
  previewHolidayListAssignment(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: previewListAssignmentSchema }) body: CreateHolidayListAssignment,
  ): Promise<HolidayEffect> {
    return this.previews.preview(user, body);
  }
}
