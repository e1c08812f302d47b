import { EMPLOYEE_LIST, type EmployeeListQuery, type FilterValue, type Page } from '@atrium/contracts';
import { describedFilters, TenantDb, TenantLists, TenantReader, type ListFilter } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { searchWords } from '../search.rules.js';
import { EmployeeEntity } from './employee.entity.js';
import type { EmployeeRow } from './employee.mapper.js';

/** What the list can be sorted by; each has its index behind (company_id, archived). */
const SORTS = {
  name: 'e.sort_name',
  code: 'e.code',
  joiningDate: 'e.joining_date',
  department: 'e.sort_department',
};

const COLUMNS = `e.id, e.code, e.first_name as "firstName", e.last_name as "lastName", e.work_email as "workEmail",
  e.phone, e.designation, e.department, e.employment_type as "employmentType",
  e.joining_date::text as "joiningDate", e.timezone, e.manager_id as "managerId",
  (select m.first_name || ' ' || m.last_name from employee m
    where m.company_id = e.company_id and m.id = e.manager_id) as "managerName",
  e.user_id as "userId",
  e.invited_user_id as "invitedUserId", e.archived_at as "archivedAt", e.version`;

const FROM = 'employee e';

const ONE = { name: 'employee_one', text: `select ${COLUMNS} from ${FROM} where e.id = $1` };

/** The reads that people wait for most, each in one round trip of its own; not inside `TenantDb.run`. */
@Injectable()
export class EmployeeListRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly lists: TenantLists,
    private readonly reader: TenantReader,
  ) {}

  list(companyId: string, query: EmployeeListQuery): Promise<Page<EmployeeRow>> {
    const filters = filtersOf(query);
    return this.lists.page<EmployeeRow>({
      companyId,
      columns: COLUMNS,
      from: FROM,
      filters,
      sorts: SORTS,
      id: 'e.id',
      page: query,
    });
  }

  async get(companyId: string, id: string): Promise<EmployeeRow | null> {
    const [row] = await this.reader.read<EmployeeRow>(companyId, { ...ONE, values: [id] });
    return row ?? null;
  }

  /** Departments of everybody who is not archived, or of one manager's people. Inside `TenantDb.run`. */
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

/** What the list is filtered by; `status` stands first and decides which half of every index is read. */
const FILTERS = {
  status: statusFilter,
  department: 'e.department',
  employmentType: 'e.employment_type',
  joiningDate: 'e.joining_date',
  manager: 'e.manager_id',
  account: '(e.user_id is not null)',
};

function filtersOf(query: EmployeeListQuery): ListFilter[] {
  const filters = describedFilters(EMPLOYEE_LIST, query, FILTERS);
  if (query.status === undefined) filters.unshift(NOT_ARCHIVED);
  // Every word of the search must be in the name, the e-mail or the code.
  for (const word of searchWords(query.search)) {
    filters.push({ sql: 'strpos(e.search_text, lower(?)) > 0', values: [word] });
  }
  return filters;
}

const NOT_ARCHIVED: ListFilter = { sql: 'e.archived = ?', values: [false] };

function statusFilter(value: FilterValue): ListFilter {
  const wanted = value.type === 'choice' ? new Set(value.oneOf) : new Set<string>();
  const present = [
    wanted.has('active') && 'e.invited_user_id is null',
    wanted.has('invited') && 'e.invited_user_id is not null',
  ].filter((part) => part !== false);
  const atWork = present.length === 1 ? `e.archived = ? and ${present.join()}` : 'e.archived = ?';
  if (!wanted.has('archived')) return { sql: atWork, values: [false] };
  if (present.length === 0) return { sql: 'e.archived = ?', values: [true] };
  return present.length === 2
    ? { sql: 'true', values: [] }
    : { sql: `e.archived = ? or (${atWork})`, values: [true, false] };
}
