import type { MemberState } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { AwayDates } from './team-coverage.rules.js';
import { awayBetween, IN_NOW, MEMBER_TODAY, TODAY } from './team-sql.rules.js';

export interface MemberRow {
  id: string;
  employeeId: string;
  name: string;
  designation: string | null;
  userId: string | null;
  from: string;
  to: string | null;
  primary: boolean;
  presence: MemberState | null;
}

interface Joining {
  teamId: string;
  employeeIds: readonly string[];
  from: string;
  by: string | null;
}

/** Who is in which team, from when to when. Inside `TenantDb.run` only. */
@Injectable()
export class TeamMemberRepository {
  constructor(private readonly db: TenantDb) {}

  /** Serialises changes of members until the transaction ends, so that nobody gets two primary teams. */
  async lock(): Promise<void> {
    await this.query('select pg_advisory_xact_lock(hashtextextended($1::text, 1))', []);
  }

  /** Present members first, then coming ones, then former ones. Archived people are left out. */
  list(teamId: string): Promise<MemberRow[]> {
    return this.query(LIST, [teamId]);
  }

  /** Those of the ids that work here. */
  async presentOf(employeeIds: readonly string[]): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'select id from employee where company_id = $1 and id = any($2::uuid[]) and not archived for share',
      [employeeIds],
    );
    return rows.map(({ id }) => id);
  }

  /** Adds people who are not members from then on. Somebody's first team is their primary one. */
  async add({ teamId, employeeIds, from, by }: Joining): Promise<void> {
    await this.query(ADD, [teamId, employeeIds, from, by]);
  }

  /** Ends a membership; another team becomes the person's primary one. */
  async end(id: string, to: string, by: string): Promise<void> {
    const ended = `update team_member set valid_to = $3, is_primary = false, updated_at = now(), updated_by = $4
      where company_id = $1 and id = $2`;
    await this.query(ended, [id, to, by]);
    await this.query(NEXT_PRIMARY, [id, by]);
  }

  async setPrimary({ id, employeeId }: MemberRow, by: string): Promise<void> {
    const changed = 'updated_at = now(), updated_by = $3';
    await this.query(
      `update team_member set is_primary = false, ${changed} where company_id = $1 and employee_id = $2 and is_primary`,
      [employeeId, by],
    );
    await this.query(
      `update team_member set is_primary = true, ${changed} where company_id = $1 and id = $2`,
      [id, by],
    );
  }

  /** An archived team is nobody's primary one; another team of each member becomes it. */
  async releasePrimary(teamId: string, by: string): Promise<void> {
    const released = await this.query<{ id: string }>(RELEASED, [teamId, by]);
    await this.query(NEXT_PRIMARIES, [released.map(({ id }) => id), by]);
  }

  /** Leave of these people in a range of dates, decided or not. */
  listAway(employeeIds: readonly string[], { from, to }: { from: string; to: string }): Promise<AwayDates[]> {
    return this.db.current().query<AwayDates[]>(AWAY, [this.db.currentCompanyId(), employeeIds, from, to]);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}

const LIST = `
select m.id, e.id as "employeeId", e.first_name || ' ' || e.last_name as name, e.designation, e.user_id as "userId",
  m.valid_from::text as "from", m.valid_to::text as "to", m.is_primary as "primary",
  case when not (${MEMBER_TODAY}) then null when ${awayBetween(TODAY, TODAY)} then 'away'
    when ${IN_NOW} then (select d.state from attendance_day d where d.company_id = e.company_id
      and d.employee_id = e.id and d.state <> 'out' and d.open_until >= now() limit 1)
    else 'out' end as presence
from team_member m join employee e on e.company_id = m.company_id and e.id = m.employee_id
where m.company_id = $1 and m.team_id = $2 and not e.archived
order by coalesce(m.valid_to < ${TODAY}, false), m.valid_from > ${TODAY}, e.sort_name, m.valid_from limit 2000`;

const ADD = `
insert into team_member (company_id, team_id, employee_id, valid_from, is_primary, created_by, updated_by)
select $1, $2, e.id, greatest($4::date, e.joining_date),
  not exists (select from team_member o where o.company_id = $1 and o.employee_id = e.id and o.is_primary), $5, $5
from employee e
where e.company_id = $1 and e.id = any($3::uuid[]) and not exists (select from team_member m
  where m.company_id = $1 and m.team_id = $2 and m.employee_id = e.id and coalesce(m.valid_to >= $4::date, true))`;

const RELEASED = `
with released as (
  update team_member set is_primary = false, updated_at = now(), updated_by = $3
  where company_id = $1 and team_id = $2 and is_primary returning employee_id
) select employee_id as id from released`;

const NEXT_PRIMARIES = `
with next as (
  update team_member set is_primary = true, updated_at = now(), updated_by = $3
  where company_id = $1 and id in (
    select distinct on (m.employee_id) m.id from team_member m
      join team t on t.company_id = m.company_id and t.id = m.team_id and not t.archived
    where m.company_id = $1 and m.employee_id = any($2::uuid[]) and m.valid_to is null
    order by m.employee_id, m.valid_from, m.id) returning 1
) select 1 from next`;

const NEXT_PRIMARY = `
update team_member set is_primary = true, updated_at = now(), updated_by = $3
where company_id = $1 and id = (
  select m.id from team_member m join team_member ended on ended.company_id = $1 and ended.id = $2
    join team t on t.company_id = $1 and t.id = m.team_id and not t.archived
  where m.company_id = $1 and m.employee_id = ended.employee_id and m.valid_to is null
    and not exists (select from team_member o
      where o.company_id = $1 and o.employee_id = ended.employee_id and o.is_primary)
  order by m.valid_from, m.id limit 1)`;

const AWAY = `
select r.employee_id as "employeeId", r.from_date::text as "from", r.to_date::text as "to",
  r.state = 'pending' as pending
from leave_request r
where r.company_id = $1 and r.employee_id = any($2::uuid[]) and r.live and r.from_date <= $4::date
  and r.to_date >= $3::date and r.from_date >= $3::date - 366
order by r.from_date, r.id limit 2000`;
