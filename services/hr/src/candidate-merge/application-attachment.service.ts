import type { SubjectPlace } from '@atrium/contracts';
import { RecordAttachment } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { CandidateMergeRepository } from './candidate-merge.repository.js';

/** Applications of candidates who are merged, with all that hangs on them: resumes, interviews, tests and offers. */
@Injectable()
export class ApplicationAttachment extends RecordAttachment {
  override readonly key = 'applications';
  override readonly kinds = ['candidate'];

  constructor(
    private readonly applications: ApplicationRecords,
    private readonly merges: CandidateMergeRepository,
  ) {
    super();
  }

  async listIds({ id }: SubjectPlace): Promise<string[]> {
    return (await this.merges.listApplications(id)).map((each) => each.id);
  }

  move(ids: readonly string[], { id }: SubjectPlace, to: string): Promise<string[]> {
    return this.applications.steps.table.noteAll(ids, { candidateId: id }, { candidateId: to });
  }
}
