import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface ListDay {
  id: string;
  date: string;
  title: string;
}

/** The dates of whole holiday lists, as a calendar shows them to everybody. Inside `TenantDb.run` only. */
@Injectable()
export class HolidayListDays {
  constructor(private readonly db: TenantDb) {}

  /** The lists in use, by name. */
  names(): Promise<{ id: string; title: string }[]> {
    return this.query(
      'select id, name as title from holiday_list where company_id = $1 and not archived order by sort_name, id',
      [],
    );
  }

  /** Both days are included. What holds for one department alone is left out, and so are archived lists. */
  async between(lists: readonly string[], from: string, last: string): Promise<ListDay[]> {
    if (lists.length === 0) return [];
    return this.query(
      `select h.id, h.date::text as date, h.name as title
       from holiday h join holiday_list l on l.company_id = h.company_id and l.id = h.list_id
       where h.company_id = $1 and h.list_id = any($2) and h.date between $3 and $4
         and not h.archived and not l.archived and h.department_id is null
       order by h.date, h.id`,
      [lists, from, last],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
