import { TenantDb } from '@atrium/platform';
import { SearchIndex } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { PresentEmployees } from './employee-order.rules.js';
import type { ImportedEmployee } from './employee-row.rules.js';

export interface FoundManager {
  id: string;
  code: string;
  workEmail: string;
  name: string;
}

export interface NewImported {
  id: string;
  values: ImportedEmployee['values'] & { code: string };
  managerId: string | null;
  createdBy: string;
}

export type RemovalOutcome = 'removed' | 'changed' | 'invited' | 'used' | 'gone';

/** What importing asks of the company's employees, a batch at a time. Inside `TenantDb.run` only. */
@Injectable()
export class EmployeeImportRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly search: SearchIndex,
  ) {}

  /** Imports into one company wait for one another, batch by batch, so that none waits for a row of the other's. */
  async lock(): Promise<void> {
    const key = `employee import ${this.db.currentCompanyId()}`;
    await this.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  async findPresent(emails: string[], codes: string[], managers: string[]): Promise<PresentEmployees> {
    const found = await this.query<{ workEmail: string; code: string; archived: boolean }>(
      `select work_email as "workEmail", code, archived from employee
       where company_id = $1 and (work_email = any($2) or code = any($3))`,
      [
        this.db.currentCompanyId(),
        [...new Set([...emails, ...managers])],
        [...new Set([...codes, ...managers])],
      ],
    );
    return {
      emails: new Set(found.map(({ workEmail }) => workEmail)),
      codes: new Set(found.map(({ code }) => code)),
      managers: new Set(
        found.flatMap(({ workEmail, code, archived }) => (archived ? [] : [workEmail, code])),
      ),
    };
  }

  /** Those who may be managers now, by code or e-mail. */
  findManagers(names: string[]): Promise<FoundManager[]> {
    return this.query<FoundManager>(
      `select id, code, work_email as "workEmail", first_name || ' ' || last_name as name from employee
       where company_id = $1 and not archived and (work_email = any($2) or code = any($2))`,
      [this.db.currentCompanyId(), names],
    );
  }

  async highestCodeNumber(): Promise<number> {
    const [row] = await this.query<{ highest: number | null }>(
      'select max(code_number) as highest from employee where company_id = $1',
      [this.db.currentCompanyId()],
    );
    return row?.highest ?? 0;
  }

  /** @returns the ids of those whose e-mail, code and id were free */
  async insertUnlessTaken(employees: NewImported[]): Promise<Set<string>> {
    const rows = await this.query<{ id: string }>(
      `insert into employee (company_id, id, code, first_name, last_name, work_email, phone, designation, department,
         employment_type, joining_date, timezone, manager_id, created_by, updated_by)
       select $1, id, code, "firstName", "lastName", "workEmail", phone, designation, department,
         "employmentType", "joiningDate", timezone, "managerId", "createdBy", "createdBy"
       from jsonb_to_recordset($2::jsonb) as given (id uuid, code text, "firstName" text, "lastName" text,
         "workEmail" text, phone text, designation text, department text, "employmentType" text,
         "joiningDate" date, timezone text, "managerId" uuid, "createdBy" uuid)
       on conflict do nothing returning id`,
      [
        this.db.currentCompanyId(),
        JSON.stringify(employees.map(({ values, ...rest }) => ({ ...values, ...rest }))),
      ],
    );
    const made = rows.map(({ id }) => id);
    await this.search.mark('employee', made);
    return new Set(made);
  }

  async removeImported(ids: string[], versions: number[]): Promise<Map<string, RemovalOutcome>> {
    const rows = await this.query<{ id: string; outcome: RemovalOutcome }>(
      'select employee_id as id, outcome from employee_remove_imported($1, $2)',
      [ids, versions],
    );
    await this.search.mark('employee', ids);
    return new Map(rows.map(({ id, outcome }) => [id, outcome]));
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, values);
  }
}
