import type { Page, RosterQuery } from '@atrium/contracts';
import { TenantLists, TextMatches } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EMPLOYEE_TEXT } from '../employee/employee.record.js';

export interface RosterPerson {
  id: string;
  code: string;
  firstName: string;
  lastName: string;
  department: string | null;
}

const PEOPLE_AT_ONCE = 50;

/** The people of a roster, a page at a time. Not inside `TenantDb.run`. */
@Injectable()
export class RosterPeople {
  constructor(
    private readonly lists: TenantLists,
    private readonly texts: TextMatches,
  ) {}

  /** By name. @throws {AppError} VALIDATION_FAILED on `cursor` */
  async list(companyId: string, { cursor, departmentId, search }: RosterQuery): Promise<Page<RosterPerson>> {
    const found = await this.texts.find(search, { companyId, ...EMPLOYEE_TEXT });
    const ofDepartment = departmentId ? [{ sql: 'e.department_id = ?', values: [departmentId] }] : [];
    return this.lists.page<RosterPerson & Record<string, unknown>>({
      companyId,
      columns:
        'e.id, e.code, e.first_name as "firstName", e.last_name as "lastName", e.department as "department"',
      from: 'employee e',
      sorts: { name: 'e.sort_name' },
      id: 'e.id',
      page: { limit: PEOPLE_AT_ONCE, sort: 'name', ...(cursor !== undefined && { cursor }) },
      filters: [{ sql: 'not e.archived', values: [] }, ...ofDepartment, ...found],
    });
  }
}
