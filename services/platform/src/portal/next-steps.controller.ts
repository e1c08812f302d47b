import { nextStepListSchema, type NextStep } from '@atrium/contracts';
import { Controller, Get } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Access } from '../access/access.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../access/signed-in-user.js';
import { Answers } from '../openapi/answers.decorator.js';
import { NEXT_STEP_SOURCE, NextStepSource } from './next-steps.js';

@Controller('api/portal')
export class NextStepsController {
  private sources: NextStepSource[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** What the person may do next, as all services see it. */
  @Get('next-steps')
  @Access({ session: 'staff' })
  @Answers(nextStepListSchema)
  async list(@CurrentUser() user: SignedInUser): Promise<{ items: NextStep[] }> {
    this.sources ??= this.discover();
    const steps = await Promise.all(this.sources.map((source) => source.steps(user)));
    return { items: steps.flat().sort((a, b) => a.order - b.order) };
  }

  private discover(): NextStepSource[] {
    return this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.getMetadata(NEXT_STEP_SOURCE, metatype) === true)
      .map(({ instance }) => instance as NextStepSource);
  }
}
