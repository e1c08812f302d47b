import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Celebrant } from './celebration.rules.js';

/** Whose days are kept when. Inside `TenantDb.run` only. */
@Injectable()
export class CelebrationRepository {
  constructor(private readonly db: TenantDb) {}

  /** The date in the company's time zone. */
  async today(at: Date): Promise<string> {
    const [row] = await this.db
      .current()
      .query<{ today: string }[]>(
        'select ($2::timestamptz at time zone timezone)::date::text as today from company_facts where id = $1',
        [this.db.currentCompanyId(), at],
      );
    return row?.today ?? at.toISOString().slice(0, 10);
  }

  /** People who work here and were born or joined on one of these days of a year (`MM-DD`), by name. */
  list(days: readonly string[]): Promise<Celebrant[]> {
    return this.db.current().query<Celebrant[]>(
      `select first_name || ' ' || last_name as name, birth_date::text as "birthDate",
         joining_date::text as "joiningDate", user_id as "userId"
       from employee
       where company_id = $1 and not archived
         and (to_char(birth_date, 'MM-DD') = any($2) or to_char(joining_date, 'MM-DD') = any($2))
       order by sort_name, id`,
      [this.db.currentCompanyId(), days],
    );
  }
}
