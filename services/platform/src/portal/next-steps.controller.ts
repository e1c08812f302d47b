import { nextStepListSchema, type NextStep } from '@atrium/contracts';
import { Controller, Get } from '@nestjs/common';
import { Access } from '../access/access.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../access/signed-in-user.js';
import { Contributions } from '../contributions/contributions.js';
import { Answers } from '../openapi/answers.decorator.js';
import { NextStepSource } from './next-steps.js';

@Controller('api/portal')
export class NextStepsController {
  constructor(private readonly contributions: Contributions) {}

  /** What the person may do next, as all services see it. */
  @Get('next-steps')
  @Access({ session: 'staff' })
  @Answers(nextStepListSchema)
  async list(@CurrentUser() user: SignedInUser): Promise<{ items: NextStep[] }> {
    const sources = await this.contributions.enabledOf(NextStepSource, user.companyId);
    const steps = await Promise.all(sources.map((source) => source.steps(user)));
    return { items: steps.flat().sort((a, b) => a.order - b.order) };
  }
}
