import {
  doneSchema,
  askCorrectionSchema,
  askedCorrectionSchema,
  correctionListSchema,
  correctionPreviewSchema,
  correctionQuerySchema,
  declineCorrectionSchema,
  idParamsSchema,
  type AskCorrection,
  type AttendanceCorrection,
  type CorrectionPreview,
  type CorrectionQuery,
  type DeclineCorrection,
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
import { ATTENDANCE_APPROVE } from '../people-scope.policy.js';
import { CorrectionDecisions } from './correction-decision.service.js';
import { CorrectionService } from './correction.service.js';

interface Done {
  done: true;
}

const SELF: AccessRule = { session: 'staff', selfService: true, remote: 'hr' };
const DECIDERS: AccessRule = { session: 'staff', permission: ATTENDANCE_APPROVE, remote: 'hr' };

@Controller('api/hr/attendance/corrections')
export class CorrectionController {
  constructor(
    private readonly corrections: CorrectionService,
    private readonly decisions: CorrectionDecisions,
  ) {}

  @Get()
  @Access(SELF)
  @Answers(correctionListSchema)
  async listCorrections(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: correctionQuerySchema }) query: CorrectionQuery,
  ): Promise<{ items: AttendanceCorrection[] }> {
    return { items: await this.corrections.list(user, query) };
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
  @Audited('attendance.withdraw')
  @Answers(doneSchema)
  async withdrawCorrection(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<Done> {
    await this.corrections.withdraw(user, id);
    return { done: true };
  }

  @Post(':id/approve')
  @Access(DECIDERS)
  @Audited('attendance.approve')
  @Answers(doneSchema)
  async approveCorrection(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<Done> {
    await this.decisions.decide(user, id, { state: 'approved' });
    return { done: true };
  }

  @Post(':id/decline')
  @Access(DECIDERS)
  @Audited('attendance.decline')
  @Answers(doneSchema)
  async declineCorrection(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: declineCorrectionSchema }) { reason }: DeclineCorrection,
  ): Promise<Done> {
    await this.decisions.decide(user, id, { state: 'declined', reason });
    return { done: true };
  }
}
