import {
  deadJobListSchema,
  retriedJobsSchema,
  retryDeadJobsSchema,
  type DeadJobList,
  type RetriedJobs,
  type RetryDeadJobs,
} from '@atrium/contracts';
import { Access, Answers, CurrentOperator, NotAudited, type SignedInOperator } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { OperatorJobs } from './operator-jobs.service.js';

@Controller('api/platform/dead-jobs')
@Access({ session: 'operator' })
export class OperatorJobsController {
  constructor(private readonly jobs: OperatorJobs) {}

  @Get()
  @Answers(deadJobListSchema)
  list(): Promise<DeadJobList> {
    return this.jobs.list();
  }

  @Post('retry')
  @HttpCode(200)
  @NotAudited('The operator’s own log tells of it; no company is concerned.')
  @Answers(retriedJobsSchema)
  retry(
    @CurrentOperator() operator: SignedInOperator,
    @Body({ schema: retryDeadJobsSchema }) { id }: RetryDeadJobs,
  ): Promise<RetriedJobs> {
    return this.jobs.retry(operator, id);
  }
}
