import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface LineRow {
  id: string;
  userId: string | null;
  managerId: string | null;
  name: string;
  archived: boolean;
}

export interface PlacedPerson {
  employeeId: string | null;
  timezone: string;
}

/** Nobody's line is longer; a circle of managers cannot be stored. */
const LONGEST_LINE = 50;

/** An employee and everybody above them, from below. */
const LINE = `
  with recursive line as (
    select id, user_id, manager_id, first_name || ' ' || last_name as name, archived, 1 as depth
    from employee where company_id = $1 and id = $2
    union all
    select e.id, e.user_id, e.manager_id, e.first_name || ' ' || e.last_name, e.archived, l.depth + 1
    from line l join employee e on e.company_id = $1 and e.id = l.manager_id
    where l.depth < $3
  )
  select id, user_id as "userId", manager_id as "managerId", name, archived from line order by depth`;

const PLACE = `
  select e.id as "employeeId", coalesce(e.timezone, c.timezone) as timezone
  from company_facts c left join employee e on e.company_id = c.id and (e.user_id = $2 or e.id = $2)
  where c.id = $1`;

/** Reporting lines of employees. Inside `TenantDb.run` only. */
@Injectable()
export class ApproverLineRepository {
  constructor(private readonly db: TenantDb) {}

  list(employeeId: string): Promise<LineRow[]> {
    return this.db.current().query(LINE, [this.db.currentCompanyId(), employeeId, LONGEST_LINE]);
  }

  /** Where somebody works, by account or by employee; the company's zone for people without an employee record. */
  async findPlace(personId: string): Promise<PlacedPerson> {
    const [row] = await this.db
      .current()
      .query<PlacedPerson[]>(PLACE, [this.db.currentCompanyId(), personId]);
    return row ?? { employeeId: null, timezone: 'UTC' };
  }
}
