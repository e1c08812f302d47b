import {
  Contributions,
  TenantDb,
  type AuditActor,
  type AuditGuest,
  type SignedInUser,
} from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ApplicationFollower } from './application-follower.service.js';
import { APPLICATIONS, type ApplicationRow, type ApplicationSteps } from './application.record.js';
import { ApplicationScores } from './application-scores.repository.js';
import { keepsHiring } from './hiring-sight.policy.js';
import { meanOf } from './score.rules.js';

const NOTHING = { email: null, phone: null, askedPay: null };

/**
 * The steps of applications, whose answers have contacts and pay for those alone who keep hiring, and no score for
 * those who owe a scorecard.
 */
@Injectable()
export class ApplicationRecords {
  readonly steps: ApplicationSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly scores: ApplicationScores,
    private readonly contributions: Contributions,
  ) {
    this.steps = records.of(APPLICATIONS, (user, rows) => this.complete(user, rows));
  }

  /** What follows where one ends before its time. Inside `TenantDb.run` only. */
  async ended(id: string, by: AuditActor | AuditGuest | null): Promise<void> {
    for (const follower of this.contributions.of(ApplicationFollower)) await follower.ended(id, by);
  }

  /** What follows where somebody is erased. Inside `TenantDb.run` only. */
  async erased(candidateId: string): Promise<void> {
    for (const follower of this.contributions.of(ApplicationFollower)) await follower.erased(candidateId);
  }

  private async complete(user: SignedInUser, rows: readonly ApplicationRow[]) {
    const ids = rows.map(({ id }) => id);
    const given = await this.db.run(user.companyId, () => this.scores.listSeen(ids, user.id));
    return rows.map(({ id, email, phone, askedPay }) => ({
      ...(keepsHiring(user) ? { email, phone, askedPay } : NOTHING),
      score: meanOf(given.filter(({ applicationId }) => applicationId === id)),
    }));
  }
}
