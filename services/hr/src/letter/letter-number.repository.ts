import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface LetterNumber {
  year: number;
  count: number;
}

/** As letters show it: `HR-2026-0012`. */
export const sayNumber = ({ year, count }: LetterNumber): string =>
  `HR-${String(year)}-${String(count).padStart(4, '0')}`;

/** Inside `TenantDb.run` only: a number is used if and only if the transaction commits, so none is missing. */
@Injectable()
export class LetterNumberRepository {
  constructor(private readonly db: TenantDb) {}

  /** The next number of the year of a day. It is nobody's yet. */
  async coming(day: string): Promise<LetterNumber> {
    const year = Number(day.slice(0, 4));
    const rows = await this.db
      .current()
      .query<{ last: number }[]>('select last from letter_counter where company_id = $1 and year = $2', [
        this.db.currentCompanyId(),
        year,
      ]);
    return { year, count: (rows[0]?.last ?? 0) + 1 };
  }

  /** @returns whether it was still free */
  async take({ year, count }: LetterNumber): Promise<boolean> {
    const taken = await this.db.current().query<unknown[]>(
      `insert into letter_counter as c (company_id, year, last) values ($1, $2, $3)
       on conflict (company_id, year) do update set last = excluded.last where c.last = excluded.last - 1
       returning last`,
      [this.db.currentCompanyId(), year, count],
    );
    return taken.length > 0;
  }
}
