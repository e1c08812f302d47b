import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CANDIDATES, type CandidateSteps } from '../hiring/candidate.record.js';

/** The words by which candidates are found besides their name: those of their newest resume. Inside `TenantDb.run` only. */
@Injectable()
export class CandidateWords {
  private readonly steps: CandidateSteps;

  constructor(records: Records) {
    this.steps = records.of(CANDIDATES);
  }

  /** No change that anybody makes, so that whoever edits the candidate at the moment is not held up. */
  async keep(candidateId: string, resumeWords: string): Promise<void> {
    await this.steps.table.note(await this.steps.rows.currentId(candidateId), { resumeWords });
  }
}
