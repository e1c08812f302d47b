import {
  answersSavedSchema,
  APPLICATION,
  applicantTestsSchema,
  attemptPaperSchema,
  idParamsSchema,
  inviteApplicantSchema,
  linkedAttemptSchema,
  linkedTestQuerySchema,
  linkedTestSchema,
  nextLinkedQuestionSchema,
  saveLinkedAnswersSchema,
  type AnswersSaved,
  type ApplicantTest,
  type AttemptPaper,
  type InviteApplicant,
  type LinkedAttempt,
  type LinkedTest,
  type NextLinkedQuestion,
  type SaveLinkedAnswers,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApplicantTests } from './applicant-tests.service.js';
import { LinkedTests } from './linked-tests.service.js';

const Id = () => Param({ schema: idParamsSchema });

/** Assessments of an applicant, for those who hire. */
@Controller('api/hr/applications')
export class ApplicantTestController {
  constructor(private readonly tests: ApplicantTests) {}

  @Get(':id/assessments')
  @Access(accessTo(APPLICATION, 'read'))
  @Answers(applicantTestsSchema)
  async listApplicantAssessments(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<{ items: ApplicantTest[] }> {
    return { items: await this.tests.list(user, id) };
  }

  @Post(':id/assessments')
  @HttpCode(200)
  @Access(accessTo(APPLICATION, 'update'))
  @Audited('assessment.invite')
  @Answers(applicantTestsSchema)
  async inviteApplicant(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: inviteApplicantSchema }) given: InviteApplicant,
  ): Promise<{ items: ApplicantTest[] }> {
    return { items: await this.tests.invite(user, id, given) };
  }
}

/** Open to whoever has the link. POST, so that the link stays out of URLs and logs. */
@Controller('api/assessment-links')
@Access({ session: 'public' })
export class LinkedTestController {
  constructor(private readonly linked: LinkedTests) {}

  @Post('read')
  @HttpCode(200)
  @NotAudited('Only reads.')
  @Answers(linkedTestSchema)
  readLinkedAssessment(
    @Body({ schema: linkedTestQuerySchema }) { link }: { link: string },
  ): Promise<LinkedTest> {
    return this.linked.read(link);
  }

  @Post('start')
  @HttpCode(200)
  @NotAudited('The start of the attempt is recorded, by the applicant.')
  @Answers(attemptPaperSchema)
  startLinkedAssessment(
    @Body({ schema: linkedTestQuerySchema }) { link }: { link: string },
  ): Promise<AttemptPaper> {
    return this.linked.start(link);
  }

  @Post('paper')
  @HttpCode(200)
  @NotAudited('Only reads; what the clock has ended is ended.')
  @Answers(attemptPaperSchema)
  readLinkedAttempt(@Body({ schema: linkedAttemptSchema }) given: LinkedAttempt): Promise<AttemptPaper> {
    return this.linked.paper(given);
  }

  @Post('answers')
  @HttpCode(200)
  @NotAudited('Answers stay with the applicant until they are submitted.')
  @Answers(answersSavedSchema)
  saveLinkedAnswers(
    @Body({ schema: saveLinkedAnswersSchema }) given: SaveLinkedAnswers,
  ): Promise<AnswersSaved> {
    return this.linked.save(given);
  }

  @Post('next')
  @HttpCode(200)
  @NotAudited('Answers stay with the applicant until they are submitted.')
  @Answers(attemptPaperSchema)
  goToNextLinkedQuestion(
    @Body({ schema: nextLinkedQuestionSchema }) given: NextLinkedQuestion,
  ): Promise<AttemptPaper> {
    return this.linked.next(given);
  }

  @Post('submit')
  @HttpCode(200)
  @NotAudited('The submission is recorded, by the applicant.')
  @Answers(attemptPaperSchema)
  submitLinkedAttempt(
    @Body({ schema: saveLinkedAnswersSchema }) given: SaveLinkedAnswers,
  ): Promise<AttemptPaper> {
    return this.linked.submit(given);
  }
}
