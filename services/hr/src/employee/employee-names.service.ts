import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EMPLOYEES, type EmployeeSteps } from './employee.record.js';

/** Finds people by employee code or work e-mail. Inside `TenantDb.run` only. */
@Injectable()
export class EmployeeNames {
  private readonly employees: EmployeeSteps;

  constructor(records: Records) {
    this.employees = records.of(EMPLOYEES);
  }

  /** Without archived people. @returns name as given -> id */
  async find(names: readonly string[]): Promise<Map<string, string>> {
    const { table } = this.employees;
    const byCode = await table.findKeys(
      'code',
      names.map((name) => name.toUpperCase()),
      'not archived',
    );
    const byEmail = await table.findKeys(
      'work_email',
      names.map((name) => name.toLowerCase()),
      'not archived',
    );
    return new Map(
      names.flatMap((name) => {
        const id = byEmail.get(name.toLowerCase()) ?? byCode.get(name.toUpperCase());
        return id === undefined ? [] : [[name, id] as const];
      }),
    );
  }
}
