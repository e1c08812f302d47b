import {
  AppError,
  Audit,
  Clock,
  createLinkToken,
  LiveEvents,
  parseLinkToken,
  SessionReader,
  TenantDb,
  whenKnown,
  type AuditActor,
  type SignedInUser,
  type Soon,
} from '@atrium/platform';
import { ReaderLanguages } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { userResource } from '../person/person.mapper.js';
import { maySeeAs } from './see-as.policy.js';
import { SessionCacheService } from './session-cache.service.js';
import { SessionRepository, type SessionChoice, type SessionRow } from './session.repository.js';
import { idleLimit, memoryLimit, seenLimit, sessionExpiry } from './session.rules.js';

/** Where a sign-in comes from. */
export interface SignInOrigin {
  address: string;
  userAgent: string | null;
}

/**
 * Sessions: an opaque token in a cookie, stored as its hash. They end by time, by sign-out and by changes of the user.
 */
@Injectable()
export class SessionService extends SessionReader {
  constructor(
    private readonly db: TenantDb,
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCacheService,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
    private readonly languages: ReaderLanguages,
  ) {
    super();
  }

  override read(token: string, use: 'request' | 'stream' = 'request'): Soon<SignedInUser | null> {
    return whenKnown(
      this.cache.getOrRead(`${use} ${token}`, () => this.readLive(token, use)),
      (user) => {
        // A cached answer may be some seconds old, so the end of looking as somebody else is checked to the second.
        const over = user?.seenBy && user.seenBy.until <= this.clock.now();
        return over ? this.readLive(token, use) : user;
      },
    );
  }

  override goesOn({ companyId, sessionId }: SignedInUser): Promise<boolean> {
    return this.db.run(companyId, () => this.sessions.isLive(sessionId, this.time()));
  }

  /** Inside `TenantDb.run` only: the session shows that person's portal; null shows its own again. */
  async see(
    admin: Pick<SignedInUser, 'id' | 'sessionId'>,
    as: { userId: string; until: Date } | null,
  ): Promise<void> {
    await this.sessions.setSeen(admin.sessionId, as);
    await this.refreshAllOf(admin.id);
  }

  /**
   * Inside `TenantDb.run` only: like `see` with null, if the session shows somebody until exactly that time. @returns
   * whose session it is
   */
  async endSeenByTime(sessionId: string, until: Date): Promise<string | null> {
    const userId = await this.sessions.endSeen(sessionId, until);
    if (userId) await this.refreshAllOf(userId);
    return userId;
  }

  /** Inside `TenantDb.run` only. @returns the new session's token */
  async start(userId: string, { address, userAgent }: SignInOrigin): Promise<string> {
    const { token, hash: tokenHash } = createLinkToken(this.db.currentCompanyId());
    const now = this.clock.now();
    const times = { createdAt: now, lastSeenAt: now, confirmedAt: now, expiresAt: sessionExpiry(now) };
    await this.sessions.create({ userId, tokenHash, address, userAgent, ...times });
    await this.sessions.deleteOlder(userId, memoryLimit(now));
    await this.languages.keepPage(userId);
    await this.live.publish({ type: 'invalidate', tags: ['Account'] }, { users: [userId] });
    return token;
  }

  /** Ends the session of a person who signs out; does nothing if it has already ended. */
  async signOut(token: string): Promise<void> {
    const action = 'user.signOut';
    const ended = await this.end(token, (person) => {
      this.audit.record({ action, by: person, resource: userResource(person) });
    });
    if (!ended) this.audit.skip(action);
  }

  /**
   * Ends one session.
   * @param record called inside the transaction
   * @returns false when the session had ended before
   */
  async end(token: string, record?: (person: AuditActor) => void): Promise<boolean> {
    const parsed = parseLinkToken(token);
    if (!parsed) return false;
    return this.db.run(parsed.companyId, async () => {
      const person = await this.sessions.end(parsed.hash, this.clock.now());
      if (!person) return false;
      record?.(person);
      await this.publishEnd(person.id);
      return true;
    });
  }

  /** Inside `TenantDb.run` only: ends every session of the user and notifies open pages. */
  async endAllOf(userId: string): Promise<void> {
    await this.endSome(userId, { all: true });
  }

  /** Inside `TenantDb.run` only. @returns how many ended */
  async endSome(userId: string, which: SessionChoice): Promise<number> {
    const ended = await this.sessions.endAllOf(userId, which, this.clock.now());
    await this.publishEnd(userId);
    return ended;
  }

  /**
   * Inside `TenantDb.run` only: stores that the person at this browser has just proved their identity.
   * @returns as `renew` @throws {AppError} as `renew`
   */
  confirm(user: SignedInUser): Promise<string> {
    return this.renew(user, { confirmedAt: this.clock.now() });
  }

  /**
   * Inside `TenantDb.run` only: gives the session a new token, so that the old one no longer works.
   * @returns the new token
   * @throws {AppError} NOT_SIGNED_IN when the session has ended, or was renewed, since the request arrived
   */
  async renew({ id, sessionId, tokenHash = '' }: SignedInUser, change = {}): Promise<string> {
    const { token, hash } = createLinkToken(this.db.currentCompanyId());
    if (!(await this.sessions.setToken({ sessionId, tokenHash }, { ...change, tokenHash: hash })))
      throw new AppError('NOT_SIGNED_IN');
    await this.refreshAllOf(id);
    return token;
  }

  /** Inside `TenantDb.run` only: drops what sessions have cached of the user and invalidates open pages. */
  async refreshAllOf(userId: string): Promise<void> {
    await this.cache.dropTag(userId);
    await this.live.publish({ type: 'session-changed' }, { users: [userId] });
  }

  /** Inside `TenantDb.run` only: drops what sessions have cached of the company and invalidates its open pages. */
  async refreshCompany(): Promise<void> {
    await this.cache.dropAll();
    await this.live.publish({ type: 'session-changed' }, { company: true });
  }

  /** Each open page then checks whether its own session has ended. */
  private async publishEnd(userId: string): Promise<void> {
    await this.cache.dropTag(userId);
    await this.live.publish({ type: 'session-ended' }, { users: [userId] });
    await this.live.publish({ type: 'invalidate', tags: ['Account'] }, { users: [userId] });
  }

  private async readLive(token: string, use: 'request' | 'stream'): Promise<SignedInUser | null> {
    const parsed = parseLinkToken(token);
    if (!parsed) return null;
    const time = this.time();
    const row = await this.sessions.getLive(parsed.companyId, parsed.hash, time);
    if (row && use === 'request' && row.lastSeenAt < seenLimit(time.now)) await this.markSeen(row, time.now);
    return row && toSignedInUser(row);
  }

  private time() {
    const now = this.clock.now();
    return { now, idleLimit: idleLimit(now) };
  }

  private async markSeen({ companyId, sessionId }: SessionRow, now: Date): Promise<void> {
    await this.db.run(companyId, () => this.sessions.markSeen(sessionId, now));
  }
}

/** The session's own person, or the one as whom they look; the rules are checked at every read. */
function toSignedInUser({ lastSeenAt: _, seen, seenUntil, ...own }: SessionRow): SignedInUser {
  if (!seen || !seenUntil || !maySeeAs(own, seen)) return own;
  const { id, firstName, lastName, role } = own;
  return { ...own, ...seen, seenBy: { id, firstName, lastName, role, until: seenUntil } };
}
