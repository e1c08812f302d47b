import type { PermissionEntry, Role } from '@atrium/contracts';
import { TenantDb, TenantReader, type AuditActor } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { SessionEntity } from './session.entity.js';

/** A live session with its person and company. */
export interface SessionRow {
  sessionId: string;
  tokenHash: string;
  lastSeenAt: Date;
  confirmedAt: Date;
  secondFactorMissing: boolean;
  id: string;
  companyId: string;
  companyCode: string;
  companyName: string;
  companyTimezone: string;
  companyWorkingWeek: number[];
  companyLogo: string | null;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  permissions: PermissionEntry[];
  locked: boolean;
  seenUntil: Date | null;
  /** The active person as whom the session's owner looks at the portal now. */
  seen: SeenPerson | null;
}

export type SeenPerson = Pick<SessionRow, 'id' | 'firstName' | 'lastName' | 'email' | 'role' | 'permissions'>;

/** Selects some of a person's sessions. */
export type SessionChoice = { only: string } | { allBut: string } | { all: true };

export type NewSession = Pick<
  SessionEntity,
  'userId' | 'tokenHash' | 'address' | 'userAgent' | 'createdAt' | 'lastSeenAt' | 'confirmedAt' | 'expiresAt'
>;

const permissionsOf = (user: 'u' | 't') => `coalesce((
    select json_agg(json_build_object('tab', p.tab, 'accessType', p.access_type, 'resources', p.resources) order by p.tab)
    from permission_entry p where p.company_id = ${user}.company_id and p.user_id = ${user}.id
  ), '[]')`;

const LIVE_SESSION = `
select s.id as "sessionId", s.token_hash as "tokenHash", s.last_seen_at as "lastSeenAt",
  s.confirmed_at as "confirmedAt", (c.second_factor_required and u.role <> 'client' and not exists (
    select from second_factor f where f.company_id = u.company_id and f.user_id = u.id and f.confirmed_at is not null
  )) as "secondFactorMissing", u.id, u.company_id as "companyId",
  c.code as "companyCode", c.name as "companyName", c.timezone as "companyTimezone", c.working_week as "companyWorkingWeek",
  c.logo_file_id as "companyLogo", u.first_name as "firstName", u.last_name as "lastName", u.email, u.role,
  s.locked_at is not null as locked, ${permissionsOf('u')} as permissions, s.seen_until as "seenUntil", (
    select json_build_object('id', t.id, 'firstName', t.first_name, 'lastName', t.last_name, 'email', t.email,
      'role', t.role, 'permissions', ${permissionsOf('t')})
    from user_account t
    where t.company_id = s.company_id and t.id = s.seen_user_id and s.seen_until > $3 and (t.status = 'active'
      -- What somebody will see is looked at before they join.
      or t.status = 'invited' and t.role = 'client')
  ) as seen
from session s
join user_account u on u.company_id = s.company_id and u.id = s.user_id
join company c on c.id = s.company_id
where s.company_id = $1 and s.token_hash = $2 and s.ended_at is null and s.expires_at > $3 and s.last_seen_at > $4
  and u.status = 'active'`;

interface Time {
  now: Date;
  /** A session last seen before this has timed out. */
  idleLimit: Date;
}

const goodAt = ({ now, idleLimit }: Time) => ({
  endedAt: IsNull(),
  expiresAt: MoreThan(now),
  lastSeenAt: MoreThan(idleLimit),
});

@Injectable()
export class SessionRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: TenantReader,
  ) {}

  /** Runs in a transaction of its own. */
  async getLive(companyId: string, tokenHash: string, time: Time): Promise<SessionRow | null> {
    const values = [companyId, tokenHash, time.now, time.idleLimit];
    const rows = await this.reader.read<SessionRow>(companyId, {
      name: 'live_session',
      text: LIVE_SESSION,
      values,
    });
    return rows[0] ?? null;
  }

  async create(session: NewSession): Promise<void> {
    await this.db.current().insert(SessionEntity, { ...session, ...this.company() });
  }

  async markSeen(id: string, now: Date): Promise<void> {
    await this.db.current().update(SessionEntity, { ...this.company(), id }, { lastSeenAt: now });
  }

  /** @param at null: unlocked */
  async setLocked(id: string, at: Date | null): Promise<void> {
    await this.db.current().update(SessionEntity, { ...this.company(), id }, { lockedAt: at });
  }

  /** @returns false when the session has ended or has another token by now */
  async setToken(
    { sessionId: id, tokenHash }: Pick<SessionRow, 'sessionId' | 'tokenHash'>,
    change: Pick<SessionEntity, 'tokenHash'> & Partial<Pick<SessionEntity, 'confirmedAt'>>,
  ): Promise<boolean> {
    const open = { ...this.company(), id, tokenHash, endedAt: IsNull() };
    const { affected } = await this.db.current().update(SessionEntity, open, change);
    return affected === 1;
  }

  /** @param as null: its person looks at their own portal again */
  async setSeen(id: string, as: { userId: string; until: Date } | null): Promise<void> {
    const seen = { seenUserId: as?.userId ?? null, seenUntil: as?.until ?? null };
    await this.db.current().update(SessionEntity, { ...this.company(), id }, seen);
  }

  /** @returns the session's person; null when it has ended otherwise, or shows somebody until another time */
  async endSeen(id: string, seenUntil: Date): Promise<string | null> {
    const session = { ...this.company(), id, seenUntil };
    const found = await this.db.current().findOneBy(SessionEntity, session);
    if (!found) return null;
    await this.setSeen(id, null);
    return found.endedAt ? null : found.userId;
  }

  /** The person's valid sessions, the most recently used first. */
  listLive(userId: string, time: Time): Promise<SessionEntity[]> {
    return this.db.current().find(SessionEntity, {
      where: { ...this.company(), userId, ...goodAt(time) },
      order: { lastSeenAt: 'DESC', id: 'ASC' },
    });
  }

  isLive(id: string, time: Time): Promise<boolean> {
    return this.db.current().existsBy(SessionEntity, { ...this.company(), id, ...goodAt(time) });
  }

  /** @returns the person whose session it was; null when it had already ended */
  async end(tokenHash: string, now: Date): Promise<AuditActor | null> {
    const rows: AuditActor[] = await this.db.current().query(
      `with ended as (
         update session set ended_at = $3 where company_id = $1 and token_hash = $2 and ended_at is null returning user_id
       )
       select u.id, u.first_name as "firstName", u.last_name as "lastName"
       from ended join user_account u on u.company_id = $1 and u.id = ended.user_id`,
      [this.db.currentCompanyId(), tokenHash, now],
    );
    return rows[0] ?? null;
  }

  /** @returns how many ended, without those that had already ended */
  async endAllOf(userId: string, which: SessionChoice, now: Date): Promise<number> {
    const id = 'only' in which ? { id: which.only } : 'allBut' in which ? { id: Not(which.allBut) } : {};
    const open = { ...this.company(), userId, endedAt: IsNull(), ...id };
    const { affected } = await this.db.current().update(SessionEntity, open, { endedAt: now });
    return affected ?? 0;
  }

  async deleteOlder(userId: string, than: Date): Promise<void> {
    await this.db.current().delete(SessionEntity, { ...this.company(), userId, createdAt: LessThan(than) });
  }

  /** For all people. */
  async deleteAllOlder(than: Date): Promise<void> {
    await this.db.current().delete(SessionEntity, { ...this.company(), createdAt: LessThan(than) });
  }

  /** IP addresses from which the person has signed in before. */
  async listAddresses(userId: string): Promise<string[]> {
    const rows: { address: string }[] = await this.db
      .current()
      .query('select distinct address from session where company_id = $1 and user_id = $2', [
        this.db.currentCompanyId(),
        userId,
      ]);
    return rows.map(({ address }) => address);
  }

  private company() {
    return { companyId: this.db.currentCompanyId() };
  }
}
