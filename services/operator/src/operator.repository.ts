import type {
  HeldMail,
  OperatedCompany,
  OperatedCompanyQuery,
  OperatorEntry,
  SetMaintenance,
} from '@atrium/contracts';
import {
  cacheNotice,
  MAINTENANCE_CHANNEL,
  maintenanceChange,
  OperatorDb,
  type SignedInOperator,
} from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface OperatorCredentials extends SignedInOperator {
  passwordHash: string;
}

type HeldMailRow = Omit<HeldMail, 'company' | 'since'> & { companyId: string; since: Date };
type Fact = Pick<OperatedCompany, 'people'> & { id: string; lastSignInAt: Date | null };
type Company = Pick<OperatedCompany, 'id' | 'code' | 'name' | 'demo'> & { createdAt: Date };

const COMPANIES = `
select c.id, c.code, c.name, c.is_demo as demo, c.created_at as "createdAt" from company_entry c
where (strpos(lower(c.name), lower($1)) > 0 or strpos(c.code, lower($1)) > 0)
  and ($2::uuid is null or (lower(c.name), c.id) > (select lower(p.name), p.id from company_entry p where p.id = $2))
order by lower(c.name), c.id limit $3`;

/** All queries of the operator's console, run as the role atrium_operator. */
@Injectable()
export class OperatorRepository {
  constructor(private readonly db: OperatorDb) {}

  async getByEmail(email: string): Promise<OperatorCredentials | null> {
    const rows = await this.db.query<OperatorCredentials>(
      'select id, email, password_hash as "passwordHash" from operator where email = $1',
      [email],
    );
    return rows[0] ?? null;
  }

  /** Sets another password and ends the sessions that the old one began. */
  async setPassword(email: string, passwordHash: string): Promise<void> {
    await this.db.run(async (query) => {
      const [operator] = await query<{ id: string }>(
        `insert into operator (email, password_hash) values ($1, $2)
         on conflict (email) do update set password_hash = excluded.password_hash returning id`,
        [email, passwordHash],
      );
      await query('delete from operator_session where operator_id = $1', [operator?.id]);
    });
  }

  /** Deletes the other operators with their sessions and second factors. @returns their e-mails */
  async deleteAllBut(email: string): Promise<string[]> {
    const rows = await this.db.query<{ email: string }>(
      'delete from operator where email <> $1 returning email',
      [email],
    );
    return rows.map((ended) => ended.email);
  }

  async startSession(session: {
    tokenHash: string;
    operatorId: string;
    now: Date;
    expiresAt: Date;
  }): Promise<void> {
    await this.db.query('delete from operator_session where expires_at < $1', [session.now]);
    await this.db.query(
      'insert into operator_session (token_hash, operator_id, last_seen_at, expires_at) values ($1, $2, $3, $4)',
      [session.tokenHash, session.operatorId, session.now, session.expiresAt],
    );
  }

  /** The operator of a live session; updates when the session was last used. */
  async see(tokenHash: string, { now, idleLimit }: { now: Date; idleLimit: Date }) {
    const rows = await this.db.query<SignedInOperator>(
      `with seen as (
         update operator_session set last_seen_at = $2
         where token_hash = $1 and expires_at > $2 and last_seen_at > $3 returning operator_id
       )
       select o.id, o.email from seen join operator o on o.id = seen.operator_id`,
      [tokenHash, now, idleLimit],
    );
    return rows[0] ?? null;
  }

  /** @returns false when the session has ended or has another token by now */
  async renewSession(tokenHash: string, renewed: string): Promise<boolean> {
    const rows = await this.db.query(
      'update operator_session set token_hash = $2 where token_hash = $1 returning operator_id',
      [tokenHash, renewed],
    );
    return rows.length > 0;
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.db.query('delete from operator_session where token_hash = $1', [tokenHash]);
  }

  /** Up to one more than `limit`, which shows that there are more. */
  async listCompanies({ search, after }: OperatedCompanyQuery, limit: number): Promise<OperatedCompany[]> {
    return this.db.run(async (query) => {
      const companies = await query<Company>(COMPANIES, [search, after ?? null, limit + 1]);
      const facts = await query<Fact>(
        'select company_id as id, people, last_sign_in_at as "lastSignInAt" from operator_company_facts($1)',
        [companies.map(({ id }) => id)],
      );
      const known = new Map(facts.map((fact) => [fact.id, fact]));
      return companies.map((company) => toOperatedCompany(company, known.get(company.id)));
    });
  }

  /** Closes or opens the portal, together with what else is to be written. */
  async setMaintenance(
    order: SetMaintenance,
    at: Date,
    also: (query: OperatorDb['query']) => Promise<void>,
  ): Promise<void> {
    await this.db.run(async (query) => {
      const change = maintenanceChange(order, at);
      await query(change.sql, [...change.values]);
      await also(query);
      const notice = cacheNotice(MAINTENANCE_CHANNEL);
      await query(notice.sql, [...notice.values]);
    });
  }

  /** Writes an entry of the log. */
  async addEntry(
    { at, operator, action, details }: { at: Date; operator: string | null; action: string; details: object },
    query = this.db.query,
  ): Promise<void> {
    await query('insert into operator_entry (at, operator, action, details) values ($1, $2, $3, $4)', [
      at,
      operator,
      action,
      details,
    ]);
  }

  /** Companies' names and codes by id. */
  async listNames(ids: string[]): Promise<Map<string, Pick<OperatedCompany, 'code' | 'name'>>> {
    const rows = await this.db.query<Pick<Company, 'id' | 'code' | 'name'>>(
      'select id, code, name from company_entry where id = any ($1::uuid[])',
      [ids],
    );
    return new Map(rows.map(({ id, code, name }) => [id, { code, name }]));
  }

  /** Of companies whose mail waits for the operator, the oldest company first. */
  listHeldMail(): Promise<HeldMailRow[]> {
    return this.db.run((query) =>
      query<HeldMailRow>(
        'select company_id as "companyId", mails, people, since, subjects from operator_held_mail()',
      ),
    );
  }

  /** The newest first, up to one more than `limit`. */
  async listEntries(before: number | undefined, limit: number): Promise<OperatorEntry[]> {
    const rows = await this.db.query<Omit<OperatorEntry, 'at'> & { at: Date }>(
      `select seq, at, operator, action, details from operator_entry
       where $1::bigint is null or seq < $1 order by seq desc limit $2`,
      [before ?? null, limit + 1],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}

const toOperatedCompany = (company: Company, fact: Fact | undefined): OperatedCompany => ({
  ...company,
  createdAt: company.createdAt.toISOString(),
  people: fact?.people ?? 0,
  lastSignInAt: fact?.lastSignInAt?.toISOString() ?? null,
});
