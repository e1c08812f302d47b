import type { Page, PeopleQuery } from '@atrium/contracts';
import { CoworkerSource, type Coworker } from '@atrium/reach';
import { beginsWith, TenantLists, TextMatches, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EMPLOYEE_TEXT } from './employee.record.js';

const COLUMNS = `e.id, e.first_name as "firstName", e.last_name as "lastName", e.work_email as email,
  e.designation as title, e.department, e.sort_name as "order"`;

// The same condition as in the index: with a parameter the index would not be used.
const WITHOUT_ACCOUNT: ListFilter = { sql: 'not e.archived and e.user_id is null', values: [] };

/** Employees without an account, for the directory of the company. */
@Injectable()
export class EmployeeCoworkers extends CoworkerSource {
  readonly remote = 'hr';

  constructor(
    private readonly lists: TenantLists,
    private readonly texts: TextMatches,
  ) {
    super();
  }

  async list(companyId: string, query: PeopleQuery): Promise<Page<Coworker>> {
    const found = await this.texts.find(query.search, { companyId, ...EMPLOYEE_TEXT });
    const page = await this.lists.page<Coworker & Record<string, unknown>>({
      companyId,
      columns: COLUMNS,
      from: 'employee e',
      sorts: { name: 'e.sort_name' },
      id: 'e.id',
      page: query,
      filters: [WITHOUT_ACCOUNT, ...beginsWith('e.sort_name', query.letter), ...found],
    });
    return { ...page, items: page.items.map(toCoworker) };
  }
}

const toCoworker = ({ id, firstName, lastName, email, title, department, order }: Coworker): Coworker => ({
  id,
  firstName,
  lastName,
  email,
  title,
  department,
  order,
});
