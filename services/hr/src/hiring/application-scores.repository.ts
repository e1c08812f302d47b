import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { owesScorecard } from './hiring-sight.policy.js';
import type { Given } from './score.rules.js';

/** What applicants scored, and who may know it. Inside `TenantDb.run` only. */
@Injectable()
export class ApplicationScores {
  constructor(private readonly db: TenantDb) {}

  /** What all scorecards of an application come to. */
  async listGiven(applicationId: string): Promise<Given[]> {
    return this.db.current().query(
      `select s.total, s.rated
       from interview i join scorecard s on s.company_id = i.company_id and s.interview_id = i.id
       where i.company_id = $1 and i.application_id = $2`,
      [this.db.currentCompanyId(), applicationId],
    );
  }

  /** Those of the applications of which the account owes a scorecard. */
  async listOwed(applicationIds: readonly string[], userId: string): Promise<Set<string>> {
    if (applicationIds.length === 0) return new Set();
    const owed = owesScorecard({ company: '$1', application: 'a.id', account: '$3' });
    const rows = await this.db
      .current()
      .query<{ id: string }[]>(
        `select a.id from application a where a.company_id = $1 and a.id = any($2::uuid[]) and ${owed}`,
        [this.db.currentCompanyId(), applicationIds, userId],
      );
    return new Set(rows.map(({ id }) => id));
  }

  async isOwed(applicationId: string, userId: string): Promise<boolean> {
    return (await this.listOwed([applicationId], userId)).has(applicationId);
  }
}
