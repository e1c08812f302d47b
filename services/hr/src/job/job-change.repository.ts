import type { ChangeJob, JobField } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Job, JobEntry } from './job-history.rules.js';

export interface DueChange {
  id: string;
  employeeId: string;
}

/** Names of what entries refer to, by id. */
export type JobNames = ReadonlyMap<string, string>;

type NewEntry = Pick<ChangeJob, 'effectiveOn' | 'reason' | 'note'> & {
  employeeId: string;
  job: Job;
  fields: JobField[];
  by: string;
  applied: boolean;
};

/** Inside `TenantDb.run` only. */
@Injectable()
export class JobChangeRepository {
  constructor(private readonly db: TenantDb) {}

  /** In the order in which they were entered; cancelled ones are left out. */
  async list(employeeId: string): Promise<JobEntry[]> {
    return this.db.current().query<JobEntry[]>(LIST, [this.db.currentCompanyId(), employeeId]);
  }

  async namesOf(entries: readonly Job[]): Promise<JobNames> {
    const ids = entries.flatMap(({ designation, department, manager }) => [designation, department, manager]);
    const rows = await this.db
      .current()
      .query<{ id: string; name: string }[]>(NAMES, [this.db.currentCompanyId(), ids.filter(Boolean)]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** One that is applied comes before the change of the employee, which would write an entry of its own otherwise. */
  async add(entry: NewEntry): Promise<void> {
    const { employeeId, effectiveOn, reason, note, fields, job, by, applied } = entry;
    const { designation, department, manager, employmentType } = job;
    await this.db
      .current()
      .query(ADD, [
        this.db.currentCompanyId(),
        employeeId,
        effectiveOn,
        reason,
        note,
        fields,
        designation,
        department,
        manager,
        employmentType,
        applied,
        by,
      ]);
  }

  /** @returns whose it was, if it was planned */
  async cancel(id: string): Promise<string | null> {
    const [rows] = await this.db
      .current()
      .query<[{ employeeId: string }[], number]>(CANCEL, [this.db.currentCompanyId(), id]);
    return rows[0]?.employeeId ?? null;
  }

  /** Of which the day has come where the person works. */
  async listDue(now: Date): Promise<DueChange[]> {
    return this.db.current().query<DueChange[]>(DUE, [this.db.currentCompanyId(), now]);
  }

  /** To be called before the change of the employee, which would write an entry of its own otherwise. */
  async settle(id: string, failure: string | null): Promise<void> {
    await this.db.current().query(
      `update job_change set applied_at = case when $3::text is null then now() end, failure = $3
       where company_id = $1 and id = $2`,
      [this.db.currentCompanyId(), id, failure],
    );
  }
}

const LIST = `
select c.id, c.effective_on::text as "effectiveOn", c.reason, c.note, c.fields, c.designation_id as designation,
  c.department_id as department, c.manager_id as manager, c.employment_type as "employmentType",
  c.applied_at is not null as applied, c.failure is not null as failed, c.created_at as at,
  (select u.first_name || ' ' || u.last_name from person u
    where u.company_id = c.company_id and u.id = c.created_by) as by
from job_change c where c.company_id = $1 and c.employee_id = $2 and c.cancelled_at is null order by c.id`;

const NAMES = `
select id, name from designation where company_id = $1 and id = any($2::uuid[])
union all select id, name from department where company_id = $1 and id = any($2::uuid[])
union all select id, first_name || ' ' || last_name from employee where company_id = $1 and id = any($2::uuid[])`;

const ADD = `
insert into job_change (company_id, employee_id, effective_on, reason, note, fields, designation_id, department_id,
  manager_id, employment_type, applied_at, created_by)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $11::boolean then now() end, $12)`;

const CANCEL = `
update job_change set cancelled_at = now()
where company_id = $1 and id = $2 and cancelled_at is null and applied_at is null
returning employee_id as "employeeId"`;

const DUE = `
select c.id, c.employee_id as "employeeId" from job_change c
  join employee e on e.company_id = c.company_id and e.id = c.employee_id
where c.company_id = $1 and c.applied_at is null and c.cancelled_at is null and c.failure is null
  and c.effective_on <= ($2::timestamptz at time zone e.timezone)::date and e.archived_at is null
order by c.effective_on, c.id`;
