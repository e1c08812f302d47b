import type { AccountSession } from '@atrium/contracts';
import { Audit, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { userResource } from '../person/person.mapper.js';
import { deviceOf } from './device.rules.js';
import type { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
import { idleLimit } from './session.rules.js';
import { SessionService } from './session.service.js';

/** The browsers in which a person is signed in, and signing them out. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly db: TenantDb,
    private readonly sessions: SessionRepository,
    private readonly service: SessionService,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** The asking session first, then the most recently used. */
  async list(user: SignedInUser): Promise<AccountSession[]> {
    const now = this.clock.now();
    const time = { now, idleLimit: idleLimit(now) };
    const rows = await this.db.run(user.companyId, () => this.sessions.listLive(user.id, time));
    const items = rows.map((row) => toAccountSession(row, user.sessionId));
    return items.sort((one, other) => Number(other.current) - Number(one.current));
  }

  /** @throws {AppError} NOT_FOUND for a session that is not the person's or has ended */
  async end(user: SignedInUser, id: string): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const ended = await this.service.endSome(user.id, { only: id });
      if (ended === 0) throw notFound();
      this.record(user, ended);
    });
  }

  /** @returns how many were ended */
  async endOthers(user: SignedInUser): Promise<number> {
    return this.db.run(user.companyId, async () => {
      const ended = await this.service.endSome(user.id, { allBut: user.sessionId });
      if (ended > 0) this.record(user, ended);
      else this.audit.skip(END_SESSIONS);
      return ended;
    });
  }

  private record(user: SignedInUser, ended: number): void {
    this.audit.record({
      action: END_SESSIONS,
      by: user,
      resource: userResource(user),
      after: { sessionsEnded: ended },
    });
  }
}

const END_SESSIONS = 'user.endSessions';

function toAccountSession(row: SessionEntity, currentId: string): AccountSession {
  return {
    id: row.id,
    ...deviceOf(row.userAgent),
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === currentId,
  };
}
