import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from './application-records.service.js';
import { ApplicationScores } from './application-scores.repository.js';
import { meanOf } from './score.rules.js';

/** Keeps what the scorecards of an application come to, by which lists find it. Inside `TenantDb.run` only. */
@Injectable()
export class ApplicationScoring {
  constructor(
    private readonly applications: ApplicationRecords,
    private readonly scores: ApplicationScores,
  ) {}

  /** Before an interview is locked: whoever ends an application locks them in this order. */
  async lock(applicationId: string): Promise<void> {
    await this.applications.steps.rows.lock(applicationId);
  }

  /** After a scorecard. Of two that come at once the second counts both, since it had to wait. */
  async keep(applicationId: string): Promise<void> {
    const mean = meanOf(await this.scores.listGiven(applicationId));
    const meanScore = mean === null ? null : Math.round(mean * 100);
    await this.applications.steps.table.note(applicationId, { meanScore });
  }
}
