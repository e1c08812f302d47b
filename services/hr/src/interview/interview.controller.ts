import {
  APPLICATION,
  applicationScorecardsSchema,
  findInterviewClashesSchema,
  idParamsSchema,
  INTERVIEW,
  interviewClashesSchema,
  type ApplicationScorecards,
  type CreateInterview,
  type FindInterviewClashes,
  type Interview,
  type InterviewClashes,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApplicationScorecardList } from './application-scorecards.service.js';
import { InterviewSending } from './interview-sending.service.js';
import { InterviewTimes } from './interview-times.service.js';

/** What of interviews is more than a record does. Whoever may ask to hire does not thereby schedule them. */
@Controller('api/hr')
export class InterviewController {
  constructor(
    private readonly sending: InterviewSending,
    private readonly times: InterviewTimes,
    private readonly scorecards: ApplicationScorecardList,
  ) {}

  @Post('interviews')
  @Once()
  @Access(accessTo(INTERVIEW, 'update'))
  @Answers(INTERVIEW.schema, 201)
  @Audited('interview.create')
  createInterview(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: INTERVIEW.createSchema }) body: CreateInterview,
  ): Promise<Interview> {
    return this.sending.create(user, body);
  }

  @Post('interviews/clashes')
  @HttpCode(200)
  @Access(accessTo(INTERVIEW, 'update'))
  @NotAudited('It reads when people are busy.')
  @Answers(interviewClashesSchema)
  findInterviewClashes(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: findInterviewClashesSchema }) body: FindInterviewClashes,
  ): Promise<InterviewClashes> {
    return this.times.findClashes(user, body);
  }

  @Get('applications/:id/scorecards')
  @Access(accessTo(APPLICATION, 'read'))
  @Answers(applicationScorecardsSchema)
  listApplicationScorecards(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<ApplicationScorecards> {
    return this.scorecards.list(user, id);
  }
}
