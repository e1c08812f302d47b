import { EMPLOYEE_LIST, type EmployeeListQuery, type FilterValue, type Page } from '@atrium/contracts';
import { TenantDb, TenantReader } from '@atrium/platform';
import { describedFilters, TenantLists, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { searchWords } from '../search.rules.js';
import { EmployeeTextRepository, type TextCondition } from './employee-text.repository.js';
import { EmployeeEntity } from './employee.entity.js';
import type { EmployeeRow } from './employee.mapper.js';

/** What the list can be sorted by; each has an index behind (company_id, archived) and one behind company_id. */
const SORTS = {
  name: 'e.sort_name',
  code: 'e.code',
  joiningDate: 'e.joining_date',
  department: 'e.sort_department',
};

const COLUMNS = `e.id, e.code, e.first_name as "firstName", e.last_name as "lastName", e.work_email as "workEmail",
  e.phone, e.designation, e.department, e.employment_type as "employmentType",
  e.joining_date::text as "joiningDate", e.timezone, e.manager_id as "managerId",
  case when e.manager_id is not null then (select m.first_name || ' ' || m.last_name from employee m
    where m.company_id = e.company_id and m.id = e.manager_id) end as "managerName",
  e.user_id as "userId",
  e.invited_user_id as "invitedUserId", e.photo_file_id as "photoFileId",
  e.archived_at as "archivedAt", e.version`;

const FROM = 'employee e';

const ONE = { name: 'employee_one', text: `select ${COLUMNS} from ${FROM} where e.id = $1` };

/** The reads that people wait for most, each in one round trip of its own; not inside `TenantDb.run`. */
@Injectable()
export class EmployeeListRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly lists: TenantLists,
    private readonly reader: TenantReader,
    private readonly texts: EmployeeTextRepository,
  ) {}

  async list(companyId: string, query: EmployeeListQuery): Promise<Page<EmployeeRow>> {
    const filters = filtersOf(query);
    const words = searchWords(query.search);
    const text = words.length > 0 ? await this.findText(companyId, words, query) : NO_TEXT;
    return this.lists.page<EmployeeRow>({
      companyId,
      columns: COLUMNS,
      from: FROM,
      sorts: SORTS,
      id: 'e.id',
      page: query,
      ...text,
      filters: [...filters, ...text.filters],
      planEachTime: filters.length + text.filters.length > 1 && 'e.company_id',
    });
  }

  private findText(companyId: string, words: string[], query: EmployeeListQuery): Promise<TextCondition> {
    const archived = archivedOf(query);
    return archived !== null && isByStatusAlone(query)
      ? this.texts.findPage(companyId, words, { archived, page: query })
      : this.texts.find(companyId, words, archived);
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
  department: departmentFilter,
  employmentType: 'e.employment_type',
  joiningDate: 'e.joining_date',
  manager: 'e.manager_id',
  account: accountFilter,
};

type FilterName = keyof typeof FILTERS;

function filtersOf(query: EmployeeListQuery): ListFilter[] {
  const filters = describedFilters(EMPLOYEE_LIST, query, FILTERS);
  if (query.status === undefined) filters.unshift(NOT_ARCHIVED);
  return filters;
}

const NOT_ARCHIVED: ListFilter = { sql: 'e.archived = ?', values: [false] };

const NO_TEXT: TextCondition = { filters: [] };

/** Whether the list is of archived people: null for some who are and some who are not. */
function archivedOf({ status }: EmployeeListQuery): boolean | null {
  const wanted = new Set(status?.split(','));
  if (!wanted.has('archived')) return false;
  return wanted.size === 1 ? true : null;
}

/** Whether nothing narrows the list but whether people are archived. */
function isByStatusAlone(query: EmployeeListQuery): boolean {
  const { status = 'active,invited' } = query;
  const whole = ['active,invited', 'invited,active', 'archived'].includes(status);
  return (
    whole && Object.keys(FILTERS).every((key) => key === 'status' || query[key as FilterName] === undefined)
  );
}

/** By what the list is sorted by, too, so that the departments stand together in the index of that order. */
function departmentFilter(value: FilterValue): ListFilter {
  const values = value.type === 'choice' ? [...value.oneOf] : [];
  const places = values.map(() => '?').join(', ');
  const sorted = values.map(() => 'lower(?)').join(', ');
  return {
    sql: `e.department in (${places}) and e.sort_department in (${sorted})`,
    values: [...values, ...values],
  };
}

function accountFilter(value: FilterValue): ListFilter {
  const has = value.type === 'yesNo' && value.yes;
  return { sql: has ? 'e.user_id is not null' : 'e.user_id is null', values: [] };
}

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
