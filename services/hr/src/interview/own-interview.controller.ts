import {
  giveScorecardSchema,
  idParamsSchema,
  openedInterviewSchema,
  ownInterviewsSchema,
  type GiveScorecard,
  type OpenedInterview,
  type OwnInterview,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type AccessRule, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { OwnInterviews } from './own-interviews.service.js';

const OWN: AccessRule = { session: 'staff', selfService: true, remote: 'hr', ownAlone: true };
const Id = () => Param({ schema: idParamsSchema });

/** The interviews that one holds, whatever else of hiring one may see. */
@Controller('api/hr/own-interviews')
@Access(OWN)
export class OwnInterviewController {
  constructor(private readonly own: OwnInterviews) {}

  @Get()
  @Answers(ownInterviewsSchema)
  async listOwnInterviews(@CurrentUser() user: SignedInUser): Promise<{ items: OwnInterview[] }> {
    return { items: await this.own.list(user) };
  }

  @Get(':id')
  @Answers(openedInterviewSchema)
  getOwnInterview(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<OpenedInterview> {
    return this.own.get(user, id);
  }

  @Post(':id/scorecard')
  @HttpCode(200)
  @Audited('interview.score')
  @Answers(openedInterviewSchema)
  giveScorecard(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: giveScorecardSchema }) given: GiveScorecard,
  ): Promise<OpenedInterview> {
    return this.own.score(user, id, given);
  }
}
