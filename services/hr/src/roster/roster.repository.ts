import type { PlanChange, RosterPlan } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { givenOn, SCHEDULES_GIVEN } from '../assignment/given.rules.js';

/** What the roster says of one day of a person. */
export interface RosterEntry {
  employeeId: string;
  date: string;
  plan: Exclude<RosterPlan, 'schedule'>;
}

/** Somebody whom a change of plans affects. */
export interface AffectedPerson {
  id: string;
  name: string;
}

/** Where a person stands on a date. */
export interface RosterPlace {
  employeeId: string;
  date: string;
}

/** Days on which people work by another plan than their schedule. Inside `TenantDb.run` only. */
@Injectable()
export class RosterRepository {
  constructor(private readonly db: TenantDb) {}

  /** Nobody else changes the roster of these people until the transaction ends. @returns their names, by id */
  async lock(employeeIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.current().query<{ id: string; name: string }[]>(
      `select id, first_name || ' ' || last_name as name from employee
       where company_id = $1 and id = any($2::uuid[]) order by id for no key update`,
      [this.db.currentCompanyId(), employeeIds],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  list(employeeIds: readonly string[], from: string, to: string): Promise<RosterEntry[]> {
    return this.db.current().query<RosterEntry[]>(
      `select employee_id as "employeeId", work_date::text as date, coalesce(shift_id::text, 'off') as plan
       from roster_day where company_id = $1 and employee_id = any($2::uuid[]) and work_date between $3 and $4`,
      [this.db.currentCompanyId(), employeeIds, from, to],
    );
  }

  /** Of everybody who works here, or of a department. */
  listOf(departmentId: string | null, from: string, to: string): Promise<RosterEntry[]> {
    return this.db.current().query<RosterEntry[]>(
      `select r.employee_id as "employeeId", r.work_date::text as date, coalesce(r.shift_id::text, 'off') as plan
       from roster_day r join employee e on e.company_id = $1 and e.id = r.employee_id
       where r.company_id = $1 and r.work_date between $3 and $4 and not e.archived
         and ($2::uuid is null or e.department_id = $2)`,
      [this.db.currentCompanyId(), departmentId, from, to],
    );
  }

  async save(entries: readonly RosterEntry[], by: string): Promise<void> {
    const shifts = entries.map(({ plan }) => (plan === 'off' ? null : plan));
    await this.db.current().query(
      `insert into roster_day (company_id, employee_id, work_date, shift_id, created_by)
       select $1, e.employee_id, e.work_date, e.shift_id, $5
       from unnest($2::uuid[], $3::date[], $4::uuid[]) e (employee_id, work_date, shift_id)
       on conflict (company_id, employee_id, work_date)
       do update set shift_id = excluded.shift_id, created_at = now(), created_by = excluded.created_by`,
      [this.db.currentCompanyId(), ...columnsOf(entries), shifts, by],
    );
  }

  /** The schedule says again what is planned for these days. */
  async remove(places: readonly RosterPlace[]): Promise<void> {
    await this.db.current().query(
      `delete from roster_day r using unnest($2::uuid[], $3::date[]) p (employee_id, work_date)
       where r.company_id = $1 and r.employee_id = p.employee_id and r.work_date = p.work_date`,
      [this.db.currentCompanyId(), ...columnsOf(places)],
    );
  }

  /** The people for whom a change of plans holds, by name. */
  affectedBy({ kind, id, employeeId, departmentId, from }: PlanChange): Promise<AffectedPerson[]> {
    const given = [this.db.currentCompanyId(), from, kind, id, employeeId, departmentId];
    return this.db.current().query<AffectedPerson[]>(AFFECTED, given);
  }
}

function columnsOf(places: readonly RosterPlace[]): [string[], string[]] {
  return [places.map(({ employeeId }) => employeeId), places.map(({ date }) => date)];
}

const { own, ofDepartment, ofEverybody } = givenOn(SCHEDULES_GIVEN, '$2::date');

const AFFECTED = `
select e.id, e.first_name || ' ' || e.last_name as name
from employee e cross join lateral (
  select ${own} as own, ${ofDepartment} as of_department, ${ofEverybody} as of_everybody
) given cross join lateral (select coalesce(own, of_department, of_everybody) as schedule_id) held
where e.company_id = $1 and not e.archived and case $3::text
  when 'schedule' then held.schedule_id = $4::uuid
  when 'shift' then exists (
      select from schedule s where s.company_id = $1 and s.id = held.schedule_id and s.shift_ids ? $4::text)
    or exists (select from roster_day r
      where r.company_id = $1 and r.employee_id = e.id and r.shift_id = $4::uuid and r.work_date >= $2::date)
  else case
    when $5::uuid is not null then e.id = $5
    when $6::uuid is not null then e.department_id = $6 and given.own is null
    else given.own is null and given.of_department is null
  end
end
order by e.sort_name, e.id`;
