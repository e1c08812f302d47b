import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What a company has set up. Inside `TenantDb.run` only. */
@Injectable()
export class StarterRepository {
  constructor(private readonly db: TenantDb) {}

  /** One first press at a time. */
  async lock(): Promise<void> {
    const key = `hr starter ${this.db.currentCompanyId()}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  async read(): Promise<{ leave: boolean; shift: boolean; holidays: boolean }> {
    const [row] = await this.db.current().query<[{ leave: boolean; shift: boolean; holidays: boolean }]>(
      `select exists (select from leave_type where company_id = $1) as leave,
         exists (select from shift where company_id = $1) as shift,
         exists (select from holiday where company_id = $1) as holidays`,
      [this.db.currentCompanyId()],
    );
    return row;
  }

  /** ISO weekdays on which the company works. */
  async workingWeek(): Promise<number[]> {
    const [row] = await this.db
      .current()
      .query<[{ days: number[] }]>('select working_week as days from company_facts where id = $1', [
        this.db.currentCompanyId(),
      ]);
    return row.days;
  }

  /** Where the company is: the state of its address as somebody wrote it, and its tax number. */
  async readPlace(): Promise<{ state: string | null; gstin: string | null }> {
    const [row] = await this.db
      .current()
      .query<[{ state: string | null; gstin: string | null }]>(
        'select state, gstin from company_facts where id = $1',
        [this.db.currentCompanyId()],
      );
    return row;
  }

  /** The days of a list that have a holiday for everybody who follows it. @param listId null: the standard list, which there may not be yet */
  async listHolidays(listId: string | null): Promise<Set<string>> {
    const rows = await this.db.current().query<{ date: string }[]>(
      `select h.date::text as date from holiday h join holiday_list l on l.company_id = $1 and l.id = h.list_id
         where h.company_id = $1 and h.archived_at is null and h.department_id is null
           and (l.id = $2::uuid or ($2::uuid is null and l.standard))`,
      [this.db.currentCompanyId(), listId],
    );
    return new Set(rows.map(({ date }) => date));
  }
}
