import {
  askCorrectionSchema,
  attendanceReviewsSchema,
  confirmDaySchema,
  confirmDaysSchema,
  confirmedDaysSchema,
  correctionPreviewSchema,
  doneSchema,
  idParamsSchema,
  type AskCorrection,
  type AttendanceReviews,
  type ConfirmDay,
  type ConfirmDays,
  type ConfirmedDays,
  type CorrectionPreview,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ATTENDANCE_APPROVE, ATTENDANCE_UPDATE } from '../people-scope.policy.js';
import { Amendments } from './amendment.service.js';
import { AttendanceReviewService } from './attendance-review.service.js';
import { About, OwnToo } from '../own-record/about-person.decorator.js';

interface Done {
  done: true;
}

@Controller('api/hr/attendance')
export class AttendanceReviewController {
  constructor(
    private readonly reviews: AttendanceReviewService,
    private readonly amendments: Amendments,
  ) {}

  @Get('reviews')
  @Access({ session: 'staff', permission: ATTENDANCE_APPROVE, remote: 'hr' })
  @Answers(attendanceReviewsSchema)
  async listReviews(@CurrentUser() user: SignedInUser): Promise<AttendanceReviews> {
    return this.reviews.list(user);
  }

  @Post('reviews/confirm')
  @HttpCode(200)
  @Access({ session: 'staff', permission: ATTENDANCE_APPROVE, remote: 'hr' })
  @About({ in: 'employeeId' })
  @Audited('attendance.confirm')
  @Answers(doneSchema)
  async confirmDay(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: confirmDaySchema }) day: ConfirmDay,
  ): Promise<Done> {
    await this.reviews.confirm(user, day);
    return { done: true };
  }

  @Post('reviews/confirm-days')
  @HttpCode(200)
  @Access({ session: 'staff', permission: ATTENDANCE_APPROVE, remote: 'hr' })
  @OwnToo('An own day among them is refused like any other that the person may not confirm.')
  @Audited('attendance.confirm')
  @Answers(confirmedDaysSchema)
  async confirmDays(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: confirmDaysSchema }) body: ConfirmDays,
  ): Promise<ConfirmedDays> {
    return this.reviews.confirmAll(user, body);
  }

  @Post('employees/:id/corrections/preview')
  @OwnToo('It stores nothing.')
  @HttpCode(200)
  @Access({ session: 'staff', permission: ATTENDANCE_UPDATE, remote: 'hr' })
  @NotAudited('It stores nothing.')
  @Answers(correctionPreviewSchema)
  async previewAmendment(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: askCorrectionSchema }) asked: AskCorrection,
  ): Promise<CorrectionPreview> {
    return this.amendments.preview(user, id, asked);
  }

  @Post('employees/:id/corrections')
  @HttpCode(200)
  @Access({ session: 'staff', permission: ATTENDANCE_UPDATE, remote: 'hr' })
  @About({ in: 'id' })
  @Audited('attendance.amend')
  @Answers(doneSchema)
  async amendDay(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: askCorrectionSchema }) asked: AskCorrection,
  ): Promise<Done> {
    await this.amendments.amend(user, id, asked);
    return { done: true };
  }
}
