import {
  answersToMarkSchema,
  ASSESSMENT,
  ASSESSMENT_QUESTION,
  handedFileParamsSchema,
  idParamsSchema,
  invitedSchema,
  inviteToAssessmentSchema,
  markAnswerSchema,
  questionFiguresSchema,
  questionSourcesSchema,
  regradePreviewQuerySchema,
  regradePreviewSchema,
  startedSchema,
  type AnswerToMark,
  type HandedFileParams,
  type InviteToAssessment,
  type MarkAnswer,
  type QuestionFigures,
  type QuestionSources,
  type Regrade,
  type RegradePreview,
  type Started,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, sendContent } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AssessmentMarking } from './assessment-marking.service.js';
import { AssessmentQuestions } from './assessment-question.service.js';
import { AssessmentRegrading } from './assessment-regrade.service.js';
import { Assessments } from './assessment.service.js';
import { HandedFileReading } from './handed-file-reading.service.js';

const Id = () => Param({ schema: idParamsSchema });

/** What of assessments is more than a record does. */
@Controller('api/hr')
export class AssessmentController {
  constructor(
    private readonly assessments: Assessments,
    private readonly questions: AssessmentQuestions,
    private readonly marking: AssessmentMarking,
    private readonly regrading: AssessmentRegrading,
    private readonly handed: HandedFileReading,
  ) {}

  @Get('assessment-sources')
  @Access(accessTo(ASSESSMENT_QUESTION, 'read'))
  @Answers(questionSourcesSchema)
  listQuestionSources(@CurrentUser() user: SignedInUser): Promise<QuestionSources> {
    return this.questions.sources(user);
  }

  @Post('assessment-questions/sample')
  @HttpCode(200)
  @Access(accessTo(ASSESSMENT_QUESTION, 'create'))
  @Audited('assessmentQuestion.create')
  @Answers(startedSchema)
  addSampleQuestions(@CurrentUser() user: SignedInUser): Promise<Started> {
    return this.questions.addSample(user);
  }

  @Post('assessments/:id/invite')
  @HttpCode(200)
  @Access(accessTo(ASSESSMENT, 'update'))
  @Audited('assessment.invite')
  @Answers(invitedSchema)
  inviteToAssessment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: inviteToAssessmentSchema }) given: InviteToAssessment,
  ): Promise<{ invited: number }> {
    return this.assessments.invite(user, id, given);
  }

  @Get('assessments/:id/figures')
  @Access(accessTo(ASSESSMENT, 'read'))
  @Answers(questionFiguresSchema)
  getQuestionFigures(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<QuestionFigures> {
    return this.regrading.figures(user, id);
  }

  @Get('assessments/:id/regrade-preview')
  @Access(accessTo(ASSESSMENT, 'approve'))
  @Answers(regradePreviewSchema)
  previewRegrade(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Query({ schema: regradePreviewQuerySchema }) given: { questionId: string; by: Regrade },
  ): Promise<RegradePreview> {
    return this.regrading.preview(user, id, given);
  }

  @Get('assessment-answers')
  @Access(accessTo(ASSESSMENT, 'update'))
  @Answers(answersToMarkSchema)
  async listAnswersToMark(@CurrentUser() user: SignedInUser): Promise<{ items: AnswerToMark[] }> {
    return { items: await this.marking.list(user) };
  }

  @Post('assessment-answers/:id/mark')
  @HttpCode(200)
  @Access(accessTo(ASSESSMENT, 'update'))
  @Audited('assessmentAttempt.mark')
  @Answers(answersToMarkSchema)
  async markAnswer(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: markAnswerSchema }) given: MarkAnswer,
  ): Promise<{ items: AnswerToMark[] }> {
    await this.marking.mark(user, id, given);
    return { items: await this.marking.list(user) };
  }

  @Get('assessment-answers/:id/files/:fileId')
  @Access(accessTo(ASSESSMENT, 'update'))
  @ApiProduces('application/octet-stream')
  async getHandedFile(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: handedFileParamsSchema }) { id, fileId }: HandedFileParams,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendContent(reply, { file: await this.handed.read(user, id, fileId), download: true });
  }
}
