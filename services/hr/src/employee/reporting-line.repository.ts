import { TenantDb } from '@atrium/platform';
import type { Led, OwnTeam } from '@atrium/records';
import { Injectable } from '@nestjs/common';

type TeamOf = Pick<OwnTeam, keyof OwnTeam>;

/** Whom people lead, and their teams. Inside `TenantDb.run` only. */
@Injectable()
export class ReportingLines {
  constructor(private readonly db: TenantDb) {}

  /** Employees who report to the person, and today's members of the teams that the person leads; never themselves, nor anybody for who has left. */
  async ledBy(userId: string): Promise<Led> {
    const values = [this.db.currentCompanyId(), userId];
    const kept = { name: 'led_people', text: LED, values };
    const led = await this.db.readPlanned<{ id: string; userId: string | null }>(kept);
    return {
      people: led.map(({ id }) => id),
      accounts: led.flatMap((each) => each.userId ?? []),
      teams: await this.db.readPlanned<TeamOf>({ name: 'teams_of', text: TEAMS_OF, values }),
    };
  }

  async nameOfTeam(id: string): Promise<string | null> {
    const sql = 'select name from team where company_id = $1 and id = $2';
    const [row] = await this.db.current().query<{ name: string }[]>(sql, [this.db.currentCompanyId(), id]);
    return row?.name ?? null;
  }
}

const LED = `
with own as (select id from employee where company_id = $1 and user_id = $2 and not archived)
select e.id, e.user_id as "userId" from own join employee e on e.company_id = $1 and e.manager_id = own.id and e.id <> own.id
union
select e.id, e.user_id from own
  join team t on t.company_id = $1 and t.leader_id = own.id and not t.archived
  join team_member m on m.company_id = $1 and m.team_id = t.id
  join employee e on e.company_id = $1 and e.id = m.employee_id and e.id <> own.id
where m.valid_from <= (now() at time zone e.timezone)::date
  and coalesce(m.valid_to >= (now() at time zone e.timezone)::date, true)`;

const TEAMS_OF = `
select t.id, t.name, coalesce(t.leader_id = own.id, false) as leads
from employee own join team t on t.company_id = $1 and not t.archived
where own.company_id = $1 and own.user_id = $2 and not own.archived and (t.leader_id = own.id or exists (
  select from team_member m where m.company_id = $1 and m.team_id = t.id and m.employee_id = own.id
    and m.valid_from <= (now() at time zone own.timezone)::date
    and coalesce(m.valid_to >= (now() at time zone own.timezone)::date, true)))
order by t.name, t.id`;
