import type { ApplicationScorecards } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { ApplicationScores } from '../hiring/application-scores.repository.js';
import { meanOf } from '../hiring/score.rules.js';
import { scorecardOf } from './scorecard.mapper.js';
import { Scorecards } from './scorecard.repository.js';

/** What interviewers say of an applicant, for those who read hiring. */
@Injectable()
export class ApplicationScorecardList {
  constructor(
    private readonly db: TenantDb,
    private readonly applications: ApplicationRecords,
    private readonly scores: ApplicationScores,
    private readonly cards: Scorecards,
  ) {}

  /** Who owes a scorecard of this applicant sees their own alone. @throws {AppError} NOT_FOUND */
  list(user: SignedInUser, applicationId: string): Promise<ApplicationScorecards> {
    return this.db.run(user.companyId, async () => {
      await this.applications.steps.find(user, applicationId);
      const owed = await this.scores.isOwed(applicationId, user.id);
      const all = await this.cards.listOfApplication(applicationId);
      const seen = owed ? all.filter(({ userId }) => userId === user.id) : all;
      return { items: seen.map(scorecardOf), score: owed ? null : meanOf(all), owed };
    });
  }
}
