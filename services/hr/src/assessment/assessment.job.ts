import { defineJob, HandlesJob, Jobs, TenantDb, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { AssessmentAttemptRow } from './assessment-attempt.record.js';
import { AssessmentScoring } from './assessment-scoring.service.js';

const MS_PER_SECOND = 1_000;

const endAttempt = defineJob({
  kind: 'hr.end-assessment-attempt',
  title: 'End of an attempt',
  payload: z.object({ attemptId: z.uuid() }),
  kept: false,
});

/** Ends attempts when their time is over, also of people who do not come back. */
@Injectable()
export class AssessmentJob {
  constructor(
    private readonly db: TenantDb,
    private readonly jobs: Jobs,
    private readonly scoring: AssessmentScoring,
  ) {}

  /** For the deadline as it is by now; the job of an earlier one finds that there is time left. */
  async plan({
    id,
    deadlineAt,
    graceSec,
  }: Pick<AssessmentAttemptRow, 'id' | 'deadlineAt' | 'graceSec'>): Promise<void> {
    if (deadlineAt === null) return;
    const runAt = new Date(deadlineAt.getTime() + (graceSec + 1) * MS_PER_SECOND);
    await this.jobs.enqueue(
      endAttempt,
      { attemptId: id },
      { key: `${id} ${deadlineAt.toISOString()}`, runAt },
    );
  }

  @HandlesJob(endAttempt)
  async end(
    { attemptId }: { attemptId: string },
    { companyId }: Pick<JobContext, 'companyId'>,
  ): Promise<void> {
    await this.db.run(companyId, () => this.scoring.sweep(attemptId));
  }
}
