import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { heldMail, type WaitingMail } from './mail-delivery.definition.js';

interface Standing {
  /** When the company signed up. */
  since: Date;
  /** The operator trusts it. */
  released: boolean;
}

/** Mail that waits for the operator, and the companies whose mail does not. Inside `TenantDb.run` only. */
@Injectable()
export class HeldMails {
  constructor(private readonly db: TenantDb) {}

  async standing(): Promise<Standing> {
    const [row] = await this.query<Standing>(
      `select c.created_at as since, exists (select from mail_release r where r.company_id = $1) as released
       from company_facts c where c.id = $1`,
    );
    if (!row) throw new Error('A mail belongs to a company.');
    return row;
  }

  /** @returns false for one that is released already */
  async release(at: Date, by: string): Promise<boolean> {
    const made = await this.query(
      'insert into mail_release (company_id, released_at, released_by) values ($1, $2, $3) on conflict do nothing returning 1',
      [at, by],
    );
    return made.length > 0;
  }

  /** Those that wait, the oldest first; they wait no longer. */
  async take(): Promise<WaitingMail[]> {
    const rows = await this.query<{ payload: WaitingMail }>(
      `with taken as (delete from job where company_id = $1 and kind = $2 and finished_at is null returning id, payload)
       select payload from taken order by id`,
      [heldMail.kind],
    );
    return rows.map(({ payload }) => payload);
  }

  private query<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
