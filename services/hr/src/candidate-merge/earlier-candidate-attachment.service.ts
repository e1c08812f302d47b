import type { SubjectPlace } from '@atrium/contracts';
import { RecordAttachment } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CandidateService } from '../hiring/candidate.service.js';

/** Candidates who were merged before lead to the newest survivor, so that one look is enough. */
@Injectable()
export class EarlierCandidateAttachment extends RecordAttachment {
  override readonly key = 'earlierCandidates';
  override readonly kinds = ['candidate'];

  constructor(private readonly candidates: CandidateService) {
    super();
  }

  listIds({ id }: SubjectPlace): Promise<string[]> {
    return this.candidates.steps.rows.listMerged(id);
  }

  move(ids: readonly string[], { id }: SubjectPlace, to: string): Promise<string[]> {
    return this.candidates.steps.table.noteAll(ids, { mergedIntoId: id }, { mergedIntoId: to });
  }
}
