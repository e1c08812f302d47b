import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Delegation } from '../decision/approval-chain.rules.js';

export interface DelegationRow extends Delegation {
  id: string;
  userId: string;
}

const COLUMNS = `id, user_id as "userId", delegate_id as "delegateId", from_date::text as "from", to_date::text as "to"`;

/** Who decides for whom. Inside `TenantDb.run` only. */
@Injectable()
export class DelegationRepository {
  constructor(private readonly db: TenantDb) {}

  /** Those that have not ended, the earliest first. */
  listOf(userId: string, today: string): Promise<DelegationRow[]> {
    return this.query(
      `select ${COLUMNS} from request_delegation
       where company_id = $1 and user_id = $2 and to_date >= $3::date order by from_date`,
      [userId, today],
    );
  }

  /** Those of some people that hold on a date. */
  listActive(userIds: readonly string[], date: string): Promise<DelegationRow[]> {
    return this.query(
      `select ${COLUMNS} from request_delegation
       where company_id = $1 and user_id = any($2) and $3::date between from_date and to_date`,
      [userIds, date],
    );
  }

  /** Serialises changes of one person's delegations until the transaction ends. */
  async lock(userId: string): Promise<void> {
    const key = `request delegations ${this.db.currentCompanyId()} ${userId}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  async add(userId: string, { delegateId, from, to }: Delegation, at: Date): Promise<string> {
    const [row] = await this.query<{ id: string }>(
      `insert into request_delegation (company_id, user_id, delegate_id, from_date, to_date, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [userId, delegateId, from, to, at],
    );
    if (!row) throw new Error('The delegation was not added.');
    return row.id;
  }

  /** @returns null when the person has no such delegation */
  async remove(userId: string, id: string): Promise<DelegationRow | null> {
    const [row] = await this.query(
      `with removed as (delete from request_delegation where company_id = $1 and user_id = $2 and id = $3 returning *)
       select ${COLUMNS} from removed`,
      [userId, id],
    );
    return row ?? null;
  }

  private query<Row = DelegationRow>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
