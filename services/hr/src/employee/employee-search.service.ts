import { SearchSource, type SearchDocument } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from './employee.entity.js';
import { fullName } from './employee.mapper.js';
import { EMPLOYEE_RESOURCE } from './employee.policy.js';
import { EmployeeRepository } from './employee.repository.js';

/** Employees in the portal's search, by name, e-mail and code. Archived ones are not found. */
@Injectable()
export class EmployeeSearchSource extends SearchSource {
  readonly kind = 'employee';
  readonly permission = { ...EMPLOYEE_RESOURCE, action: 'read' } as const;
  override readonly remote = 'hr';

  constructor(private readonly employees: EmployeeRepository) {
    super();
  }

  async describe(ids: string[]): Promise<SearchDocument[]> {
    const found = await this.employees.listByIds(ids);
    return found.filter(({ archived }) => !archived).map(toDocument);
  }

  listIds(after: string | null, most: number): Promise<string[]> {
    return this.employees.listIds(after, most);
  }
}

function toDocument(employee: EmployeeEntity): SearchDocument {
  const { id, code, designation, department, workEmail } = employee;
  const detail = [code, designation, department].filter(Boolean).join(' · ');
  return { id, title: fullName(employee), detail, lookup: workEmail, keywords: `${workEmail} ${code}` };
}
