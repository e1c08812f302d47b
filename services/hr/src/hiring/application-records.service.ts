import { dayIn } from '@atrium/contracts';
import {
  Clock,
  Contributions,
  TenantDb,
  type AuditActor,
  type AuditGuest,
  type SignedInUser,
} from '@atrium/platform';
import { Records, reference } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ApplicationFollower } from './application-follower.service.js';
import { APPLICATIONS, type ApplicationRow, type ApplicationSteps } from './application.record.js';
import { keptUntil } from './application.rules.js';
import { ApplicationScores } from './application-scores.repository.js';
import { keepsHiring } from './hiring-sight.policy.js';

const NOTHING = { email: null, phone: null, askedPay: null, place: null, keptUntil: null, addedFrom: null };

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
    private readonly clock: Clock,
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
    const owed = await this.db.run(user.companyId, () => this.scores.listOwed(ids, user.id));
    const today = dayIn(this.clock.now(), user.companyTimezone);
    const keeps = keepsHiring(user);
    return rows.map((row) => ({
      ...(keeps ? guardedOf(row, today) : NOTHING),
      score: row.meanScore === null || owed.has(row.id) ? null : row.meanScore / 100,
    }));
  }
}

/** What those alone know who keep hiring. */
const guardedOf = (row: ApplicationRow, today: string) => ({
  email: row.email,
  phone: row.phone,
  askedPay: row.askedPay,
  place: row.place,
  keptUntil: keptUntil(row, today),
  addedFrom: reference(row.addedFromId, row.addedFromName),
});
