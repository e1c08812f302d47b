import {
  OVERVIEW_SOON,
  type Overview,
  type OverviewPeople,
  type OverviewPeopleQuery,
  type OverviewSoon,
} from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Days } from './overview-range.rules.js';

/** Whom a figure counts: these employees; null, everybody. */
export interface Whom {
  ids: readonly string[] | null;
}

interface Staff {
  id: string;
  /** The day on which they left. */
  gone: string | null;
}

type Numbers = Record<'headcount' | 'before' | 'joined' | 'joinedBefore' | 'left' | 'leftBefore', number> &
  Record<'leftInYear' | 'yearAgo', number>;

/** Most rows behind a figure that one answer has. */
const LIMIT = 500;

/** Employees `e` of the company, with the day on which they left. Inside `TenantDb.run` only. */
@Injectable()
export class OverviewRepository {
  constructor(private readonly db: TenantDb) {}

  async numbers(range: Days, previous: Days, { ids }: Whom): Promise<Numbers> {
    const [row] = await this.db
      .current()
      .query<[Numbers]>(NUMBERS, [
        this.db.currentCompanyId(),
        ids,
        range.from,
        range.to,
        previous.from,
        previous.to,
      ]);
    return row;
  }

  /** Offers of the range that were accepted, or that ended with somebody who joined, and the mean days until then. */
  async times(
    figure: 'hired' | 'filled',
    { from, to }: Days,
    { ids }: Whom,
  ): Promise<NonNullable<Overview['hired']>> {
    const [row] = await this.db.current().query<[NonNullable<Overview['hired']>]>(
      `${PEOPLE} select count(*)::int as value, round(avg(rows.days), 1)::float8 as days
       from people join lateral (${ROWS[figure]}) rows on true`,
      [this.db.currentCompanyId(), ids, from, to],
    );
    return row;
  }

  /** @param months in order, `2026-07` */
  async months(months: string[], { ids }: Whom): Promise<Overview['months']> {
    const values = [this.db.currentCompanyId(), ids, months.map((month) => `${month}-01`)];
    return this.db.current().query<Overview['months']>(MONTHS, values);
  }

  /** The largest first. */
  async departments(day: string, { ids }: Whom): Promise<Overview['departments']> {
    const values = [this.db.currentCompanyId(), ids, day];
    return this.db.current().query<Overview['departments']>(DEPARTMENTS, values);
  }

  /** Everybody who worked here on a day of the range. */
  async listStaff({ from, to }: Days, { ids }: Whom): Promise<Staff[]> {
    return this.db.current().query<Staff[]>(
      `${PEOPLE} select id, gone::text as gone from people
       where joined <= $4::date and (gone is null or gone > $3::date)`,
      [this.db.currentCompanyId(), ids, from, to],
    );
  }

  /** Of dates on which anybody came: who did. */
  async listPresent({ from, to }: Days, ids: string[]): Promise<Map<string, Set<string>>> {
    const rows = await this.db.current().query<{ date: string; ids: string[] }[]>(
      `select work_date::text as date, array_agg(employee_id) as ids from attendance_day
       where company_id = $1 and work_date between $2::date and $3::date and employee_id = any($4::uuid[])
       group by work_date`,
      [this.db.currentCompanyId(), from, to, ids],
    );
    return new Map(rows.map(({ date, ids: present }) => [date, new Set(present)]));
  }

  /** The rows behind a figure. @param soon the days that lie ahead */
  async people(
    { figure, from, to, department }: OverviewPeopleQuery,
    soon: Days,
    { ids }: Whom,
  ): Promise<OverviewPeople> {
    const ahead = OVERVIEW_SOON.some((each) => each === figure);
    const days = ahead ? soon : { from, to };
    const values = [this.db.currentCompanyId(), ids, days.from, days.to];
    const wanted = ahead ? '' : departmentOf(department, values);
    const rows = await this.db.current().query<(OverviewPeople['items'][number] & { total: number })[]>(
      `${PEOPLE} select people.id, people.code, people.name, people.designation, rows.day::text as day, rows.what,
           (count(*) over ())::int as total
         from people join lateral (${ROWS[figure]}) rows on true ${wanted}
         order by rows.day desc, people.sort_name, people.id limit ${String(LIMIT)}`,
      values,
    );
    return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 };
  }

  /** How many rows a figure that lies ahead has. */
  async countSoon(figure: OverviewSoon, { from, to }: Days, { ids }: Whom): Promise<number> {
    const [row] = await this.db
      .current()
      .query<[{ count: number }]>(
        `${PEOPLE} select count(*)::int as count from people join lateral (${ROWS[figure]}) rows on true`,
        [this.db.currentCompanyId(), ids, from, to],
      );
    return row.count;
  }
}

function departmentOf(department: string | undefined, values: unknown[]): string {
  if (department === undefined) return '';
  if (department === 'none') return 'where people.department_id is null';
  values.push(department);
  return `where people.department_id = $${String(values.length)}::uuid`;
}

const PEOPLE = `
with people as not materialized (
  select e.company_id, e.id, e.code, e.first_name || ' ' || e.last_name as name, e.designation, e.department,
    e.department_id, e.sort_name, e.confirm_date, e.confirmed_on, e.birth_date, e.joining_date as joined, 
    case when e.archived_at is not null
      then coalesce(e.last_working_day, (e.archived_at at time zone e.timezone)::date) end as gone
  from employee e where e.company_id = $1 and ($2::uuid[] is null or e.id = any($2::uuid[]))
)`;

const NUMBERS = `${PEOPLE}
select (count(*) filter (where joined <= $4::date and (gone is null or gone > $4::date)))::int as headcount,
  (count(*) filter (where joined <= $6::date and (gone is null or gone > $6::date)))::int as before,
  (count(*) filter (where joined between $3::date and $4::date))::int as joined,
  (count(*) filter (where joined between $5::date and $6::date))::int as "joinedBefore",
  (count(*) filter (where gone between $3::date and $4::date))::int as left,
  (count(*) filter (where gone between $5::date and $6::date))::int as "leftBefore",
  (count(*) filter (where gone > $4::date - interval '1 year' and gone <= $4::date))::int as "leftInYear",
  (count(*) filter (where joined <= $4::date - interval '1 year'
    and (gone is null or gone > $4::date - interval '1 year')))::int as "yearAgo"
from people`;

const MONTHS = `${PEOPLE}
select to_char(month, 'YYYY-MM') as month,
  (select count(*)::int from people where joined >= month and joined < month + interval '1 month') as joined,
  (select count(*)::int from people where gone >= month and gone < month + interval '1 month') as left
from unnest($3::date[]) as month order by 1`;

const DEPARTMENTS = `${PEOPLE}
select department_id as id, min(department) as name, count(*)::int as people from people
where joined <= $3::date and (gone is null or gone > $3::date) group by department_id order by 3 desc, 2`;

/** Offers that came to their end on a day, with the days since their start; a day is that of the company's zone. */
const timeOf = (end: string, start: string): string => `
  select time.day, o.title || ' · ' || (time.day - time.start) as what, time.day - time.start as days
    from opening o join offer f on f.company_id = o.company_id and f.opening_id = o.id
      join application a on a.company_id = f.company_id and a.id = f.application_id
      join company_facts z on z.id = o.company_id
      cross join lateral (select (${end} at time zone z.timezone)::date as day,
        (${start} at time zone z.timezone)::date as start) time
    where o.company_id = people.company_id and o.owner_id = people.id and time.day between $3::date and $4::date`;

/** Of one of the people: the days between $3 and $4 that count. */
const ROWS = {
  headcount: `select people.joined as day, null as what
    where people.joined <= $4::date and $3::date is not null and (people.gone is null or people.gone > $4::date)`,
  joined: `select people.joined as day, null as what where people.joined between $3::date and $4::date`,
  left: `select people.gone as day, null as what where people.gone between $3::date and $4::date`,
  // Of an opening's owner.
  hired: timeOf('f.accepted_at', 'a.created_at'),
  // An opening is there since its seats were approved.
  filled: timeOf(`case when f.state = 'joined' then f.decided_at end`, 'o.created_at'),
  openings: `select o.created_at::date as day, o.title as what from opening o
    where o.company_id = people.company_id and o.owner_id = people.id and o.state = 'open'
      and $3::date is not null and $4::date is not null`,
  // Whom a form is about, only the cycle's own pages say.
  evaluations: `select coalesce(f.due_on, (c.deadlines ->> f.kind)::date) as day, null as what
    from evaluation_form f join evaluation_cycle c on c.company_id = f.company_id and c.id = f.cycle_id
    where f.company_id = people.company_id and f.reviewer_id = people.id and people.gone is null
      and f.state in ('notStarted', 'draft', 'returned') and (c.state = f.kind or f.state = 'returned')
      and coalesce(f.due_on, (c.deadlines ->> f.kind)::date) <= $4::date and $3::date is not null`,
  changes: `select c.effective_on as day, null as what from job_change c
    where c.company_id = people.company_id and c.employee_id = people.id and people.gone is null
      and c.applied_at is null and c.cancelled_at is null and c.effective_on between $3::date and $4::date`,
  birthdays: `select day.on as day, null as what
    from generate_series($3::date, $4::date, interval '1 day') as each(at)
      cross join lateral (select each.at::date as on) day
    where people.gone is null and people.birth_date is not null and (
      to_char(people.birth_date, 'MMDD') = to_char(day.on, 'MMDD')
      or to_char(people.birth_date, 'MMDD') = '0229' and to_char(day.on, 'MMDD') = '0228'
        and to_char(day.on + 1, 'MMDD') = '0301')`,
  probation: `select people.confirm_date as day, null as what
    where people.gone is null and people.confirmed_on is null and people.confirm_date <= $4::date
      and $3::date is not null`,
  expiring: `select d.expires_on as day, d.name as what from employee_document d
    where d.company_id = people.company_id and d.employee_id = people.id and people.gone is null
      and d.archived_at is null and d.expires_on <= $4::date and $3::date is not null`,
  // As the list of reviews has them.
  reviews: `select d.work_date as day, null as what from attendance_day d
    where d.company_id = people.company_id and d.employee_id = people.id and d.needs_review and d.state = 'out'
      and $3::date is not null and $4::date is not null and not exists (select from attendance_lock l
        where l.company_id = d.company_id and d.work_date between l.from_date and l.to_date)`,
};
