import { nextStepListSchema, type NextStepList } from '@atrium/contracts';
import { Access, Answers, Contributions, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get } from '@nestjs/common';
import { NextStepSource, PersonalNewsSource } from './next-steps.js';

@Controller('api/portal')
export class NextStepsController {
  constructor(private readonly contributions: Contributions) {}

  /** Suggestions of all services for what the person may do next, and what is new for them. */
  @Get('next-steps')
  @Access({ session: 'staff' })
  @Answers(nextStepListSchema)
  async list(@CurrentUser() user: SignedInUser): Promise<NextStepList> {
    const sources = await this.contributions.enabledOf(NextStepSource, user.companyId);
    const steps = await Promise.all(sources.map((source) => source.steps(user)));
    const reporters = await this.contributions.enabledOf(PersonalNewsSource, user.companyId);
    const news = await Promise.all(reporters.map((source) => source.news(user)));
    return { items: steps.flat().sort((a, b) => a.order - b.order), news: news.flat() };
  }
}
