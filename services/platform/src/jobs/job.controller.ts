import { idParamsSchema, jobSchema, type Job } from '@atrium/contracts';
import { Controller, Get, Param, Post } from '@nestjs/common';
import { Access } from '../access/access.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../request/signed-in-user.js';
import { Audited } from '../audit/audited.decorator.js';
import { Answers } from '../openapi/answers.decorator.js';
import { Jobs } from './jobs.js';

@Controller('api/jobs')
@Access({ session: 'staff', selfService: true })
export class JobController {
  constructor(private readonly jobs: Jobs) {}

  @Get(':id')
  @Answers(jobSchema)
  get(
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @CurrentUser() user: SignedInUser,
  ): Promise<Job> {
    return this.jobs.get(user, id);
  }

  @Post(':id/cancel')
  @Audited('job.cancel')
  @Answers(jobSchema)
  cancel(
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @CurrentUser() user: SignedInUser,
  ): Promise<Job> {
    return this.jobs.cancel(user, id);
  }
}
