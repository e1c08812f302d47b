import type { EmployeeListQuery, Page } from '@atrium/contracts';
import { keysetPage, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { searchWords } from '../search.rules.js';
import { EmployeeEntity } from './employee.entity.js';

/** What the list can be sorted by; each has its index behind (company_id, archived). */
const SORTS = {
  name: 'employee.sortName',
  code: 'employee.code',
  joiningDate: 'employee.joiningDate',
  department: 'employee.sortDepartment',
};

@Injectable()
export class EmployeeListRepository {
  constructor(private readonly db: TenantDb) {}

  async list(filters: EmployeeListQuery): Promise<Page<EmployeeEntity>> {
    const query = this.db.current().createQueryBuilder(EmployeeEntity, 'employee');
    query.where('employee.archived = :archived', { archived: filters.status === 'archived' });
    if (filters.status === 'invited') query.andWhere('employee.invitedUserId is not null');
    if (filters.status === 'active') query.andWhere('employee.invitedUserId is null');
    if (filters.department) {
      query.andWhere('employee.department = :department', { department: filters.department });
    }
    matchWords(query, filters.search);
    return keysetPage({ query, sorts: SORTS, id: 'employee.id', page: filters });
  }

  /** Departments of everybody who is not archived, or of one manager's people. */
  async listDepartments(managerId?: string): Promise<string[]> {
    const query = this.db
      .current()
      .createQueryBuilder(EmployeeEntity, 'employee')
      .select('employee.department', 'department')
      .distinct(true)
      .where('employee.archived = false and employee.department is not null')
      .orderBy('employee.department');
    if (managerId) query.andWhere('employee.managerId = :managerId', { managerId });
    const rows = await query.getRawMany<{ department: string }>();
    return rows.map(({ department }) => department);
  }
}

/** Every word of the search must be in the name, the e-mail or the code. */
function matchWords(query: SelectQueryBuilder<EmployeeEntity>, search: string | undefined): void {
  const words = searchWords(search);
  words.forEach((word, index) => {
    const parameter = `word${String(index)}`;
    query.andWhere(`strpos(employee.searchText, lower(:${parameter})) > 0`, { [parameter]: word });
  });
}
