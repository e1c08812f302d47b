import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface ComingDate {
  employeeId: string;
  date: string;
  why: string;
}

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

  /** The dates of live leave in days, from a date on. */
  listDates(today: string): Promise<ComingDate[]> {
    return this.db.current().query<ComingDate[]>(
      `select d.employee_id as "employeeId", d.date::text, d.why
       from leave_request_date d join leave_request r on r.company_id = d.company_id and r.id = d.request_id
       where d.company_id = $1 and d.date >= $2 and r.live and r.start_time is null`,
      [this.db.currentCompanyId(), today],
    );
  }
}
