import { defineJob, HandlesJob, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { FormSubmissionService } from './form-submission.service.js';

const deleteDiscarded = defineJob({
  kind: 'clients.discarded-enquiries',
  title: 'Removal of discarded enquiries',
  mode: 'steps',
  schedule: { cron: '20 3 * * *', zone: 'company' },
});

/** Every night. */
@Injectable()
export class CaptureJob {
  constructor(private readonly submissions: FormSubmissionService) {}

  /** @returns how many were deleted */
  @HandlesJob(deleteDiscarded)
  async delete(_payload: unknown, { companyId }: JobContext): Promise<{ deleted: number }> {
    return { deleted: await this.submissions.deleteDiscarded(companyId) };
  }
}
