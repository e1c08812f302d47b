import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { PlacedFrom } from './leave-eligibility.rules.js';

export interface Eligible {
  employeeId: string;
  typeId: string;
}

/** From when people earn a type that they were not offered before. Inside `TenantDb.run` only. */
@Injectable()
export class LeaveEligibilityRepository {
  constructor(private readonly db: TenantDb) {}

  /** By person, the day since which policies offer them a type. */
  async listOf(typeId: string): Promise<Map<string, string>> {
    const rows = await this.query<{ employeeId: string; from: string }>(
      `select employee_id as "employeeId", from_date::text as "from" from leave_eligibility
       where company_id = $1 and type_id = $2`,
      [typeId],
    );
    return new Map(rows.map(({ employeeId, from }) => [employeeId, from]));
  }

  /** By type, the day since which policies offer it to a person. */
  async listOfPerson(employeeId: string): Promise<Map<string, string>> {
    const rows = await this.query<{ typeId: string; from: string }>(
      `select type_id as "typeId", from_date::text as "from" from leave_eligibility
       where company_id = $1 and employee_id = $2`,
      [employeeId],
    );
    return new Map(rows.map(({ typeId, from }) => [typeId, from]));
  }

  /** The employment of those with whom it has changed since they joined, the joining first, then by day. */
  async listChanged(only?: readonly string[]): Promise<Map<string, PlacedFrom[]>> {
    const rows = await this.query<PlacedFrom & { employeeId: string }>(
      `select c.employee_id as "employeeId", c.effective_on::text as "from", c.fields,
         coalesce(c.employment_type, '') as "employmentType", c.department_id as "departmentId"
       from job_change c
       where c.company_id = $1 and c.applied_at is not null and c.cancelled_at is null
         and ($2::uuid[] is null or c.employee_id = any($2))
         and exists (select from job_change later where later.company_id = c.company_id
           and later.employee_id = c.employee_id and later.reason <> 'joining' and later.applied_at is not null
           and later.cancelled_at is null and later.fields && '{employmentType,department}')
       order by c.employee_id, c.reason <> 'joining', c.effective_on, c.id`,
      [only ?? null],
    );
    const people = new Map<string, PlacedFrom[]>();
    for (const row of rows) people.set(row.employeeId, [...(people.get(row.employeeId) ?? []), row]);
    return people;
  }

  /** A later day takes the place of an earlier one. */
  async add(eligible: readonly Eligible[], from: string): Promise<void> {
    if (eligible.length === 0) return;
    await this.query(
      `insert into leave_eligibility (company_id, employee_id, type_id, from_date)
       select $1, employee_id, type_id, $4 from unnest($2::uuid[], $3::uuid[]) as eligible (employee_id, type_id)
       on conflict (company_id, employee_id, type_id) do update set from_date = excluded.from_date`,
      [eligible.map(({ employeeId }) => employeeId), eligible.map(({ typeId }) => typeId), from],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
