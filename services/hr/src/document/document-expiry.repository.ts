import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { DocumentRow } from './employee-document.record.js';

type Kept = 'id' | 'version' | 'employeeId' | 'employeeName' | 'userId' | 'name' | 'visibleTo';

export interface ExpiringDocument extends Pick<DocumentRow, Kept> {
  expiresOn: string;
  /** The reminder that is due: so many days before. */
  days: number;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class DocumentExpiryRepository {
  constructor(private readonly db: TenantDb) {}

  /** The date of a moment in the company's zone. */
  async today(at: Date): Promise<string> {
    const [row] = await this.db
      .current()
      .query<[{ today: string }]>(
        'select ($2::timestamptz at time zone timezone)::date::text as today from company_facts where id = $1',
        [this.db.currentCompanyId(), at],
      );
    return row.today;
  }

  /** Documents of present people with a reminder that was not sent yet. */
  async listDue(today: string, reminders: readonly number[]): Promise<ExpiringDocument[]> {
    return this.db.current().query<ExpiringDocument[]>(
      `select d.id, d.version, d.employee_id as "employeeId", e.user_id as "userId", d.name,
         e.first_name || ' ' || e.last_name as "employeeName", d.visible_to as "visibleTo",
         d.expires_on::text as "expiresOn", due.days
       from employee_document d
       join employee e on e.company_id = d.company_id and e.id = d.employee_id and e.archived_at is null
       cross join lateral (select min(days) as days from unnest($3::int[]) days
         where d.expires_on - $2::date <= days) due
       where d.company_id = $1 and d.archived_at is null and d.expires_on >= $2::date
         and d.expires_on - $2::date <= (select max(days) from unnest($3::int[]) days)
         and (d.reminded is null or d.reminded > due.days)
       order by d.expires_on, d.id`,
      [this.db.currentCompanyId(), today, reminders],
    );
  }
}
