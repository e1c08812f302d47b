import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** A day that somebody should look at. */
export interface ReviewRow {
  id: string;
  code: string;
  firstName: string;
  lastName: string;
  date: string;
  timezone: string;
  firstInAt: Date;
  lastOutAt: Date | null;
  workedMin: number;
  asked: boolean;
  /** Clocked somewhere else than at a place of work. */
  elsewhere: boolean;
  total: number;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class AttendanceReviewRepository {
  constructor(private readonly db: TenantDb) {}

  /** Days that are not locked, the oldest first. @param people null: of everybody */
  async list(people: readonly string[] | null, limit: number): Promise<ReviewRow[]> {
    return this.db.current().query<ReviewRow[]>(READ, [this.db.currentCompanyId(), people, limit]);
  }

  /** @returns whether the day was to be looked at */
  async confirm(employeeId: string, workDate: string, by: string): Promise<boolean> {
    const values = [this.db.currentCompanyId(), employeeId, workDate, by];
    const [, changed] = await this.db.current().query<[unknown, number]>(CONFIRM, values);
    return changed > 0;
  }
}

const READ = `
select e.id, e.code, e.first_name as "firstName", e.last_name as "lastName", d.work_date::text as date, d.timezone,
  d.first_in_at as "firstInAt", d.last_out_at as "lastOutAt", d.worked_min as "workedMin",
  exists (select from attendance_correction c where c.company_id = d.company_id and c.employee_id = d.employee_id
    and c.work_date = d.work_date and c.state = 'pending') as asked,
  exists (select from punch p where p.company_id = d.company_id and p.employee_id = d.employee_id
    and p.work_date = d.work_date and p.place_check = 'outside') as elsewhere,
  (count(*) over ())::int as total
from attendance_day d join employee e on e.company_id = d.company_id and e.id = d.employee_id
where d.company_id = $1 and d.needs_review and d.state = 'out' and ($2::uuid[] is null or e.id = any($2::uuid[]))
  and not exists (select from attendance_lock l
    where l.company_id = d.company_id and d.work_date between l.from_date and l.to_date)
order by d.work_date, e.sort_name, e.id limit $3`;

const CONFIRM = `
update attendance_day set needs_review = false, version = version + 1, updated_at = now(), updated_by = $4
where company_id = $1 and employee_id = $2 and work_date = $3::date and needs_review and state = 'out'`;
