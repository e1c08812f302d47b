import { AppError, Audit, Clock, Jobs, TenantDb, type AuditActor, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SessionService } from '../session/session.service.js';
import { userResource } from '../person/person.mapper.js';
import { refuseStep } from '../user/user.policy.js';
import { UserRepository } from '../user/user.repository.js';
import type { UserRecord } from '../user/user.types.js';
import { endSeeAs } from './see-as-end.job.js';

const LONGEST_MS = 15 * 60_000;
/** The clocks of two machines may differ slightly, so the job runs a little after the end. */
const MARGIN_MS = 2_000;

/** Somebody looks at the portal as somebody else, in the own session, and changes nothing. */
@Injectable()
export class SeeAsService {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, OWN_ACCOUNT, TRANSITION_REFUSED */
  begin(actor: SignedInUser, userId: string): Promise<void> {
    return this.db.run(actor.companyId, async () => {
      const user = await this.users.steps.rows.read(userId);
      const refused = refuseStep(actor, user, 'seeAs');
      if (refused) throw new AppError(refused);
      const until = new Date(this.clock.now().getTime() + LONGEST_MS);
      await this.sessions.see(actor, { userId, until });
      const after = { until: until.toISOString() };
      this.audit.record({ action: 'user.beginSeeAs', by: actor, resource: userResource(user), after });
      const end = { sessionId: actor.sessionId, userId, until: until.toISOString() };
      const runAt = new Date(until.getTime() + MARGIN_MS);
      await this.jobs.enqueue(endSeeAs, end, { runAt });
    });
  }

  /** Does nothing if it has already ended. */
  async stop({ seenBy, ...user }: SignedInUser): Promise<void> {
    if (!seenBy) {
      this.audit.skip('user.endSeeAs');
      return;
    }
    await this.db.run(user.companyId, async () => {
      await this.sessions.see({ id: seenBy.id, sessionId: user.sessionId }, null);
      this.recordEnd(seenBy, user);
    });
  }

  /** Inside `TenantDb.run` only: ends it if nobody has stopped it. */
  async endByTime({
    sessionId,
    userId,
    until,
  }: {
    sessionId: string;
    userId: string;
    until: Date;
  }): Promise<void> {
    if (until > this.clock.now()) return;
    const adminId = await this.sessions.endSeenByTime(sessionId, until);
    if (!adminId) return;
    const { rows } = this.users.steps;
    this.recordEnd(await rows.read(adminId), await rows.read(userId));
  }

  private recordEnd(by: AuditActor, user: Pick<UserRecord, 'id' | 'firstName' | 'lastName'>): void {
    this.audit.record({ action: 'user.endSeeAs', by, resource: userResource(user) });
  }
}
