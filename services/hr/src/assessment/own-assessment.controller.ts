import {
  answersSavedSchema,
  attemptPaperSchema,
  handedFileParamsSchema,
  handInFileSchema,
  idParamsSchema,
  nextQuestionSchema,
  ownAssessmentsSchema,
  saveAnswersSchema,
  type AnswersSaved,
  type AttemptPaper,
  type HandedFileParams,
  type HandInFile,
  type NextQuestion,
  type OwnAssessment,
  type SaveAnswers,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  NotAudited,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { HandedFiles } from './handed-files.service.js';
import { OwnAssessments } from './own-assessment.service.js';
import { staffTaker } from './taker.rules.js';

const OWN: AccessRule = { session: 'staff', selfService: true, remote: 'hr', ownAlone: true };
const Id = () => Param({ schema: idParamsSchema });

/** The assessments that one is asked to take. */
@Controller('api/hr')
@Access(OWN)
export class OwnAssessmentController {
  constructor(
    private readonly own: OwnAssessments,
    private readonly handed: HandedFiles,
  ) {}

  @Get('own-assessments')
  @Answers(ownAssessmentsSchema)
  async listOwnAssessments(@CurrentUser() user: SignedInUser): Promise<{ items: OwnAssessment[] }> {
    return { items: await this.own.list(user) };
  }

  @Post('own-assessments/:id/start')
  @HttpCode(200)
  @Audited('assessmentAttempt.start')
  @Answers(attemptPaperSchema)
  startOwnAssessment(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<AttemptPaper> {
    return this.own.start(staffTaker(user), id);
  }

  @Get('own-attempts/:id')
  @Answers(attemptPaperSchema)
  getOwnAttempt(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<AttemptPaper> {
    return this.own.paper(staffTaker(user), id);
  }

  @Put('own-attempts/:id/answers')
  @NotAudited('What is answered is nobody else’s until it is submitted.')
  @Answers(answersSavedSchema)
  saveOwnAnswers(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: saveAnswersSchema }) given: SaveAnswers,
  ): Promise<AnswersSaved> {
    return this.own.save(staffTaker(user), id, given);
  }

  @Post('own-attempts/:id/next')
  @HttpCode(200)
  @NotAudited('What is answered is nobody else’s until it is submitted.')
  @Answers(attemptPaperSchema)
  goToNextQuestion(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: nextQuestionSchema }) given: NextQuestion,
  ): Promise<AttemptPaper> {
    return this.own.next(staffTaker(user), id, given);
  }

  @Post('own-attempts/:id/submit')
  @HttpCode(200)
  @Audited('assessmentAttempt.submit')
  @Answers(attemptPaperSchema)
  submitOwnAttempt(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: saveAnswersSchema }) given: SaveAnswers,
  ): Promise<AttemptPaper> {
    return this.own.submit(staffTaker(user), id, given);
  }

  @Post('own-attempts/:id/files')
  @HttpCode(200)
  @NotAudited('What is answered is nobody else’s until it is submitted.')
  @Answers(attemptPaperSchema)
  handInFile(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: handInFileSchema }) given: HandInFile,
  ): Promise<AttemptPaper> {
    return this.handed.handIn(staffTaker(user), id, given);
  }

  @Delete('own-attempts/:id/files/:fileId')
  @NotAudited('What is answered is nobody else’s until it is submitted.')
  @Answers(attemptPaperSchema)
  removeHandedFile(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: handedFileParamsSchema }) { id, fileId }: HandedFileParams,
  ): Promise<AttemptPaper> {
    return this.handed.remove(staffTaker(user), id, fileId);
  }
}
