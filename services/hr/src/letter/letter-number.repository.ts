import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Inside `TenantDb.run` only: a number is used if and only if the transaction commits, so none is missing. */
@Injectable()
export class LetterNumberRepository {
  constructor(private readonly db: TenantDb) {}

  /** The next number of the year of a day: `HR-2026-0012`. Until the transaction ends nobody else gets one. */
  async next(day: string): Promise<string> {
    const year = Number(day.slice(0, 4));
    const [row] = await this.db.current().query<[{ last: number }]>(
      `insert into letter_counter as c (company_id, year, last) values ($1, $2, 1)
       on conflict (company_id, year) do update set last = c.last + 1 returning last`,
      [this.db.currentCompanyId(), year],
    );
    return `HR-${year}-${String(row.last).padStart(4, '0')}`;
  }
}
