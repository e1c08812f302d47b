import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ComingDate } from './leave-change.rules.js';

/** Leave that lies ahead or has just ended. Inside `TenantDb.run` only. */
@Injectable()
export class ComingLeaveRepository {
  constructor(private readonly db: TenantDb) {}

  /** Marks approved leave that ended before a date as taken. @returns the ids */
  async finish(today: string): Promise<string[]> {
    const [rows] = await this.db.current().query<[{ id: string }[], number]>(
      `update leave_request set state = 'taken', version = version + 1
       where company_id = $1 and state = 'approved' and to_date < $2 returning id`,
      [this.db.currentCompanyId(), today],
    );
    return rows.map(({ id }) => id);
  }

  /** The dates of live leave in days that are not over where the person is. */
  listDates(now: Date): Promise<ComingDate[]> {
    return this.db.current().query<ComingDate[]>(
      `select d.employee_id as "employeeId", d.date::text, d.why,
         d.fraction::float8 as fraction, r.state in ('approved', 'cancelRequested') as granted
       from leave_request_date d join leave_request r on r.company_id = d.company_id and r.id = d.request_id
       join employee e on e.company_id = d.company_id and e.id = d.employee_id
       where d.company_id = $1 and d.date >= ($2::timestamptz at time zone e.timezone)::date
         and d.date >= ($2::timestamptz at time zone 'UTC')::date - 1 and r.live and r.start_time is null`,
      [this.db.currentCompanyId(), now],
    );
  }
}
