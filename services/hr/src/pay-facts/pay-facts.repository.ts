import type { EmploymentType, Gender } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface PaidPerson {
  id: string;
  code: string;
  name: string;
  department: string | null;
  userId: string | null;
  joined: string;
  /** Their last day, as far as it is known. */
  left: string | null;
  noticeOn: string | null;
  birthDate: string | null;
  gender: Gender | null;
}

export interface Employment {
  employmentType: EmploymentType;
  joined: string;
  left: string | null;
  noticeOn: string | null;
}

export interface EncashableLeave {
  typeId: string;
  /** Null: all of it. */
  encashMax: number | null;
  encashKeep: number;
}

export interface UnpaidLeave {
  employeeId: string;
  date: string;
  part: number;
}

/** What payroll asks of employees and leave. Inside `TenantDb.run` only. */
@Injectable()
export class PayFactsRepository {
  constructor(private readonly db: TenantDb) {}

  /** Who works here on some day of a range, by name; of certain people if they are given. */
  listEmployed(
    { from, to }: { from: string; to: string },
    ids: readonly string[] | null,
  ): Promise<PaidPerson[]> {
    return this.db.current().query<PaidPerson[]>(EMPLOYED, [this.db.currentCompanyId(), from, to, ids]);
  }

  /** Whole or half days of approved leave for which nothing is paid. */
  listUnpaidLeave(
    employeeIds: readonly string[],
    { from, to }: { from: string; to: string },
  ): Promise<UnpaidLeave[]> {
    const values = [this.db.currentCompanyId(), employeeIds, from, to];
    return this.db.current().query<UnpaidLeave[]>(UNPAID_LEAVE, values);
  }

  /** Somebody's employment, whether they work here still or not. */
  async findEmployment(id: string): Promise<Employment | null> {
    const [found] = await this.db.current().query<Employment[]>(
      `select employment_type as "employmentType", joining_date::text as joined, last_working_day::text as "left",
           notice_on::text as "noticeOn" from employee where company_id = $1 and id = $2`,
      [this.db.currentCompanyId(), id],
    );
    return found ?? null;
  }

  /** How much of each type of leave is paid out at most, and how much stays. */
  listEncashable(): Promise<EncashableLeave[]> {
    return this.db.current().query<EncashableLeave[]>(
      `select id as "typeId", encash_max::float8 as "encashMax", encash_keep::float8 as "encashKeep"
       from leave_type where company_id = $1 and not archived and unit <> 'hour' order by id`,
      [this.db.currentCompanyId()],
    );
  }

  /** The employee of an account; null without one. */
  async findOwn(userId: string): Promise<{ id: string; name: string } | null> {
    const [own] = await this.db
      .current()
      .query<{ id: string; name: string }[]>(
        `select id, first_name || ' ' || last_name as name from employee where company_id = $1 and user_id = $2 and archived_at is null limit 1`,
        [this.db.currentCompanyId(), userId],
      );
    return own ?? null;
  }
}

const LEFT = `case when e.archived_at is null then e.last_working_day
  else coalesce(e.last_working_day, (e.archived_at at time zone e.timezone)::date) end`;

const EMPLOYED = `
select e.id, e.code, e.first_name || ' ' || e.last_name as name, e.department, e.user_id as "userId",
  e.joining_date::text as joined, (${LEFT})::text as "left", e.notice_on::text as "noticeOn",
  e.birth_date::text as "birthDate", d.gender
from employee e
  left join employee_personal d on d.company_id = e.company_id and d.employee_id = e.id
where e.company_id = $1 and e.joining_date <= $3::date and ((${LEFT}) is null or (${LEFT}) >= $2::date)
  and ($4::uuid[] is null or e.id = any($4::uuid[]))
order by e.sort_name, e.id`;

const UNPAID_LEAVE = `
select d.employee_id as "employeeId", d.date::text as date, d.unpaid::float8 as part
from leave_request_date d
  join leave_request r on r.company_id = d.company_id and r.id = d.request_id
where d.company_id = $1 and d.employee_id = any($2::uuid[]) and d.date between $3::date and $4::date
  and d.unpaid > 0 and r.start_time is null and r.state in ('approved', 'taken', 'cancelRequested')
order by d.employee_id, d.date`;
