import { Audit, type AuditActor } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from './employee.entity.js';
import { auditedEmployee, fullName } from './employee.mapper.js';
import { EmployeeRepository } from './employee.repository.js';

export interface EmployeeStep {
  action: string;
  by: AuditActor | null;
  /** The employee as it was; left out for a new one. */
  before?: EmployeeEntity;
}

/** Writes into the audit trail what became of an employee. */
@Injectable()
export class EmployeeTrail {
  constructor(
    private readonly audit: Audit,
    private readonly employees: EmployeeRepository,
  ) {}

  /** Inside `TenantDb.run` only, after the change. */
  async record(id: string, { action, by, before }: EmployeeStep): Promise<void> {
    const after = await this.employees.find(id);
    if (!after) throw new Error(`The employee ${id} is not there.`);
    this.audit.record({
      action,
      by,
      resource: { kind: 'employee', id, title: fullName(after) },
      ...(before && { before: await this.describe(before) }),
      after: await this.describe(after),
    });
  }

  private async describe(employee: EmployeeEntity): Promise<object> {
    const manager = employee.managerId ? await this.employees.find(employee.managerId) : null;
    return auditedEmployee(employee, manager && fullName(manager));
  }
}
