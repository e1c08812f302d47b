import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** What the record says of the days and the place that a letter names. */
export interface LetterFacts {
  confirmedOn: string | null;
  lastDay: string | null;
  /** The confirmation that is planned and has not begun. */
  planned: { on: string; designation: string | null } | null;
}

/** Inside `TenantDb.run` only. */
@Injectable()
export class LetterFactsRepository {
  constructor(private readonly db: TenantDb) {}

  async read(employeeId: string): Promise<LetterFacts | null> {
    const [row] = await this.db
      .current()
      .query<LetterFacts[]>(READ, [this.db.currentCompanyId(), employeeId]);
    return row ?? null;
  }
}

const READ = `
select e.confirmed_on::text as "confirmedOn", e.last_working_day::text as "lastDay", (
    select json_build_object('on', c.effective_on::text, 'designation',
        case when 'designation' = any(c.fields) then d.name end)
    from job_change c left join designation d on d.company_id = c.company_id and d.id = c.designation_id
    where c.company_id = e.company_id and c.employee_id = e.id and c.reason = 'confirmation'
      and c.applied_at is null and c.cancelled_at is null and c.failure is null
    order by c.effective_on, c.id limit 1) as planned
from employee e where e.company_id = $1 and e.id = $2`;
