import type { ReportGroup, ReportRow } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

interface Row {
  key: string;
  label: string | null;
  code: string | null;
  [measure: string]: string | number | null;
}

interface Days {
  from: string;
  to: string;
}

interface Counted {
  by: ReportGroup;
  /** The name of the only department that counts; `none`: of no department; null: all. */
  department: string | null;
}

/** Figures that the database counts itself. Inside `TenantDb.run` only. */
@Injectable()
export class ReportRepository {
  constructor(private readonly db: TenantDb) {}

  /** @param months of the range, in order */
  async headcount(
    { by, department }: Counted,
    { from, to }: Days,
    months: readonly string[],
  ): Promise<ReportRow[]> {
    const first = by === 'month' ? months.map((month) => `${month}-01`) : from;
    const values = [this.company, first, to, department];
    const rows = await this.db
      .current()
      .query<Row[]>(by === 'month' ? COUNTED_BY_MONTH : COUNTED_BY_DEPARTMENT, values);
    return rows.map(toRow);
  }

  /** @param today days after it lie ahead */
  async leave({ by, department }: Counted, { from, to }: Days, today: string): Promise<ReportRow[]> {
    const values = [this.company, from, to, department, today];
    const rows = await this.db.current().query<Row[]>(LEAVE(GROUPS[by]), values);
    return rows.map(toRow);
  }

  private get company(): string {
    return this.db.currentCompanyId();
  }
}

function toRow({ key, label, code, ...values }: Row): ReportRow {
  return { key, label, code, values: values as ReportRow['values'] };
}

const IN_DEPARTMENT = `($4::text is null or coalesce(e.department, 'none') = $4)`;

const PEOPLE = `
with people as (
  select e.department_id, e.department, e.joining_date as joined,
    case when e.archived_at is not null
      then coalesce(e.last_working_day, (e.archived_at at time zone e.timezone)::date) end as gone
  from employee e where e.company_id = $1 and ${IN_DEPARTMENT}
)`;

const COUNTED_BY_MONTH = `${PEOPLE}
select to_char(month, 'YYYY-MM') as key, null as label, null as code,
  (select count(*)::int from people where joined <= until and (gone is null or gone > until)) as "end",
  (select count(*)::int from people where joined < month and (gone is null or gone >= month)) as start,
  (select count(*)::int from people where joined between month and until) as joined,
  (select count(*)::int from people where gone between month and until) as left
from (select month, least((month + interval '1 month' - interval '1 day')::date, $3::date) as until
  from unnest($2::date[]) as month) months order by 1`;

const COUNTED_BY_DEPARTMENT = `${PEOPLE}
select coalesce(department_id::text, 'none') as key, min(department) as label, null as code,
  (count(*) filter (where joined <= $3::date and (gone is null or gone > $3::date)))::int as "end",
  (count(*) filter (where joined < $2::date and (gone is null or gone >= $2::date)))::int as start,
  (count(*) filter (where joined between $2::date and $3::date))::int as joined,
  (count(*) filter (where gone between $2::date and $3::date))::int as left
from people group by department_id
having count(*) filter (where joined <= $3::date and (gone is null or gone >= $2::date)) > 0
order by 4 desc, 2 nulls last`;

/** The SQL of key, label and code by which leave is grouped. */
const GROUPS: Record<ReportGroup, readonly [key: string, label: string, code: string]> = {
  month: [`to_char(d.date, 'YYYY-MM')`, 'null::text', 'null::text'],
  department: [`coalesce(e.department_id::text, 'none')`, 'min(e.department)', 'null::text'],
  person: ['e.id::text', `min(e.first_name || ' ' || e.last_name)`, 'min(e.code)'],
};

const LEAVE = ([key, label, code]: (typeof GROUPS)[ReportGroup]) => `
select ${key} as key, ${label} as label, ${code} as code,
  coalesce(sum(d.fraction) filter (where d.date <= $5::date and r.start_time is null), 0)::float8 as taken,
  coalesce(sum(d.unpaid) filter (where d.date <= $5::date and r.start_time is null), 0)::float8 as unpaid,
  coalesce(sum(d.fraction) filter (where d.date > $5::date and r.start_time is null), 0)::float8 as planned,
  coalesce(round(sum(d.fraction * 60) filter (where d.date <= $5::date and r.start_time is not null)), 0)::int as hours
from leave_request_date d
join leave_request r on r.company_id = d.company_id and r.id = d.request_id
join employee e on e.company_id = r.company_id and e.id = r.employee_id
where d.company_id = $1 and d.date between $2::date and $3::date
  and ${IN_DEPARTMENT} and r.state in ('approved', 'taken', 'cancelRequested') and d.fraction > 0
group by 1 order by ${key.startsWith('to_char') ? '1' : '4 desc, 2 nulls last'}`;
