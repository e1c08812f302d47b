import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApplicationFollower } from '../hiring/application-follower.service.js';
import { erasedCandidate } from '../hiring/candidate.rules.js';
import { CandidateService } from '../hiring/candidate.service.js';
import { CandidateMergeRepository } from './candidate-merge.repository.js';

/** With a person, those who were merged into them are erased, and what was kept to undo it. */
@Injectable()
export class MergedErasing extends ApplicationFollower {
  constructor(
    private readonly clock: Clock,
    private readonly candidates: CandidateService,
    private readonly merges: CandidateMergeRepository,
  ) {
    super();
  }

  /** A merge is of people, whatever becomes of their applications. */
  override ended(): Promise<void> {
    return Promise.resolve();
  }

  override async erased(candidateId: string): Promise<void> {
    const { rows, table } = this.candidates.steps;
    const merged = await rows.listMerged(candidateId);
    for (const id of merged) await table.note(id, erasedCandidate(this.clock.now()));
    await this.merges.forget([candidateId, ...merged]);
  }
}
