import { Injectable } from '@nestjs/common';
import { TenantDb } from '../database/tenant-db.js';
import { lockNumber, type OnceRequest } from './once-request.js';

export interface KeptAnswer {
  fingerprint: string;
  answer: unknown;
}

/** An outer join's row when no answer was stored. */
interface Nothing {
  fingerprint: null;
}

/** The period in which a stored answer is valid: after `since`, until now. */
export interface KeptSpan {
  since: Date;
  now: Date;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class IdempotencyRepository {
  constructor(private readonly db: TenantDb) {}

  /**
   * Locks the request until the transaction ends, without waiting, and looks for a stored answer. It may not see an
   * answer that is stored at the same moment; then `keep` refuses.
   */
  async take(request: OnceRequest, since: Date): Promise<{ taken: boolean; kept: KeptAnswer | null }> {
    const companyId = this.db.currentCompanyId();
    const { userId, operation, key } = request;
    const [row] = await this.db.current().query<({ taken: boolean } & (KeptAnswer | Nothing))[]>(
      `select pg_try_advisory_xact_lock($1::bigint) as taken, fingerprint, answer
       from (select) one left join idempotency_key
         on company_id = $2 and user_id = $3 and operation = $4 and key = $5 and created_at > $6`,
      [lockNumber(companyId, request), companyId, userId, operation, key, since],
    );
    return { taken: row?.taken === true, kept: row && row.fingerprint !== null ? row : null };
  }

  async find({ userId, operation, key }: OnceRequest, since: Date): Promise<KeptAnswer | null> {
    const rows: KeptAnswer[] = await this.db.current().query(
      `select fingerprint, answer from idempotency_key
       where company_id = $1 and user_id = $2 and operation = $3 and key = $4 and created_at > $5`,
      [this.db.currentCompanyId(), userId, operation, key, since],
    );
    return rows[0] ?? null;
  }

  /**
   * Stores an answer, replacing one from before `since`. It also deletes other outdated answers, without waiting for
   * another transaction that does the same.
   * @returns false when another transaction has stored an answer since, whatever the locks say
   */
  async keep({ userId, operation, key }: OnceRequest, kept: KeptAnswer, span: KeptSpan): Promise<boolean> {
    const rows: unknown[] = await this.db.current().query(
      `with old as materialized (
         select user_id, operation, key from idempotency_key
         where company_id = $1 and created_at <= $8 and (user_id, operation, key) <> ($2, $3, $4)
         limit 200 for update skip locked
       ), deleted as (
         delete from idempotency_key k using old
         where k.company_id = $1 and k.user_id = old.user_id and k.operation = old.operation and k.key = old.key
       ), kept as (
         insert into idempotency_key as k (company_id, user_id, operation, key, fingerprint, answer, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (company_id, user_id, operation, key) do update
         set fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = excluded.created_at
         where k.created_at <= $8
         returning 1
       )
       select 1 from kept`,
      [
        this.db.currentCompanyId(),
        userId,
        operation,
        key,
        kept.fingerprint,
        JSON.stringify(kept.answer),
        span.now,
        span.since,
      ],
    );
    return rows.length === 1;
  }
}
