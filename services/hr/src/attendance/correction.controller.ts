import {
  doneSchema,
  askCorrectionSchema,
  askedCorrectionSchema,
  correctionListSchema,
  correctionPreviewSchema,
  correctionQuerySchema,
  correctionsLeftSchema,
  idParamsSchema,
  type AskCorrection,
  type AttendanceCorrection,
  type CorrectionPreview,
  type CorrectionQuery,
  type CorrectionsLeft,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  NotAudited,
  Once,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CorrectionList } from './correction-list.service.js';
import { CorrectionService } from './correction.service.js';

interface Done {
  done: true;
}

const SELF: AccessRule = { session: 'staff', selfService: true, remote: 'hr' };

@Controller('api/hr/attendance/corrections')
export class CorrectionController {
  constructor(
    private readonly corrections: CorrectionService,
    private readonly listed: CorrectionList,
  ) {}

  @Get()
  @Access(SELF)
  @Answers(correctionListSchema)
  async listCorrections(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: correctionQuerySchema }) query: CorrectionQuery,
  ): Promise<{ items: AttendanceCorrection[] }> {
    return { items: await this.listed.list(user, query) };
  }

  @Get('left')
  @Access(SELF)
  @Answers(correctionsLeftSchema)
  async getCorrectionsLeft(@CurrentUser() user: SignedInUser): Promise<CorrectionsLeft> {
    return this.corrections.left(user);
  }

  @Post('preview')
  @Access(SELF)
  @NotAudited('It stores nothing.')
  @HttpCode(200)
  @Answers(correctionPreviewSchema)
  async previewCorrection(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: askCorrectionSchema }) asked: AskCorrection,
  ): Promise<CorrectionPreview> {
    return this.corrections.preview(user, asked);
  }

  @Post()
  @Access(SELF)
  @Audited('attendance.ask')
  @Answers(askedCorrectionSchema, 201)
  @Once()
  async askCorrection(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: askCorrectionSchema }) asked: AskCorrection,
  ): Promise<{ id: string }> {
    return this.corrections.ask(user, asked);
  }

  @Post(':id/withdraw')
  @Access(SELF)
  @Audited('request.withdraw')
  @Answers(doneSchema)
  async withdrawCorrection(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<Done> {
    await this.corrections.withdraw(user, id);
    return { done: true };
  }
}
