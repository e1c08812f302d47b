import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { sayNumber } from './id-card.record.js';

/** What a card's code leads to. */
export interface FoundCard {
  company: string;
  name: string;
  number: string;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class IdCardRepository {
  constructor(private readonly db: TenantDb) {}

  /** Until the transaction ends nobody else issues cards, so that numbers follow each other and nobody gets two. */
  async lockIssuing(): Promise<void> {
    const key = `id cards ${this.db.currentCompanyId()}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** Under `lockIssuing`. */
  async nextNumber(): Promise<number> {
    const [row] = await this.db
      .current()
      .query<[{ next: number }]>(
        'select coalesce(max(number), 0) + 1 as next from id_card where company_id = $1',
        [this.db.currentCompanyId()],
      );
    return row.next;
  }

  /** A valid card of somebody who works here. */
  async findValid(token: string): Promise<FoundCard | null> {
    const rows = await this.db.current().query<{ company: string; name: string; number: number }[]>(
      `select k.name as company, e.first_name || ' ' || e.last_name as name, c.number
       from id_card c join company_facts k on k.id = c.company_id
       join employee e on e.company_id = c.company_id and e.id = c.employee_id
       where c.company_id = $1 and c.token = $2 and c.state in ('issued', 'printed') and not e.archived`,
      [this.db.currentCompanyId(), token],
    );
    const [found] = rows;
    return found ? { ...found, number: sayNumber(found.number) } : null;
  }

  /** A person's cards in these states, the newest first. */
  listIds(employeeId: string, states: readonly string[]): Promise<string[]> {
    return this.ids('c.employee_id = $2 and c.state = any($3) order by c.created_at desc', [
      employeeId,
      states,
    ]);
  }

  /** Cards that wait to be printed, the oldest first. */
  listUnprinted(most: number): Promise<string[]> {
    return this.ids(`c.state = 'issued' order by c.issued_at, c.id limit $2`, [most]);
  }

  /** Present people without a valid card or a request for one, and how many there are. */
  async listWithout(most: number): Promise<{ ids: string[]; total: number }> {
    const rows = await this.db.current().query<{ id: string; total: number }[]>(
      `select e.id, count(*) over ()::int as total from employee e
       where e.company_id = $1 and not e.archived and not exists (select from id_card c
         where c.company_id = e.company_id and c.employee_id = e.id and c.state in ('asked', 'issued', 'printed'))
       order by e.code limit $2`,
      [this.db.currentCompanyId(), most],
    );
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }

  private async ids(where: string, values: unknown[]): Promise<string[]> {
    const rows = await this.db
      .current()
      .query<{ id: string }[]>(`select c.id from id_card c where c.company_id = $1 and ${where}`, [
        this.db.currentCompanyId(),
        ...values,
      ]);
    return rows.map(({ id }) => id);
  }
}
