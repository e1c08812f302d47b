import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The people whom somebody leads. Inside `TenantDb.run` only. */
@Injectable()
export class LedPeople {
  constructor(private readonly db: TenantDb) {}

  /** Employees who report to the person, and today's members of the teams that the person leads; never themselves, nor anybody for who has left. */
  async of({ id }: Pick<SignedInUser, 'id'>): Promise<ReadonlySet<string>> {
    const values = [this.db.currentCompanyId(), id];
    const rows = await this.db.current().query<{ id: string }[]>(LED, values);
    return new Set(rows.map((row) => row.id));
  }
}

const LED = `
with own as (select id from employee where company_id = $1 and user_id = $2 and not archived)
select e.id from own join employee e on e.company_id = $1 and e.manager_id = own.id and e.id <> own.id
union
select e.id from own
  join team t on t.company_id = $1 and t.leader_id = own.id and not t.archived
  join team_member m on m.company_id = $1 and m.team_id = t.id
  join employee e on e.company_id = $1 and e.id = m.employee_id and e.id <> own.id
where m.valid_from <= (now() at time zone e.timezone)::date
  and coalesce(m.valid_to >= (now() at time zone e.timezone)::date, true)`;
