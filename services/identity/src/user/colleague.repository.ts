import type { OpenedResource, Page, PeopleQuery, Role } from '@atrium/contracts';
import { beginsWith, TenantLists, TextMatches, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { USER_NAME, USER_TEXT } from './user.record.js';

/** What all staff may see of another account. */
export interface Colleague {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  /** The value they are sorted by, as the database writes it. */
  order: string;
}

export type ColleagueQuery = PeopleQuery;

/** As `can` decides it: admins always, others by an entry that is full or names the resource. */
const opensFilter = (resource: OpenedResource | undefined): ListFilter[] => {
  if (!resource) return [];
  const named = JSON.stringify([{ resource, actions: ['read'] }]);
  return [
    {
      sql: `u.role = 'admin' or exists (select from permission_entry p
        where p.company_id = u.company_id and p.user_id = u.id and p.tab = 'clientManagement'
          and (p.access_type = 'fullAccess' or p.resources @> ?::jsonb))`,
      values: [named],
    },
  ];
};

const STAFF: ListFilter = { sql: "u.status = 'active' and u.role <> 'client'", values: [] };

/** Not inside `TenantDb.run`. */
@Injectable()
export class ColleagueRepository {
  constructor(
    private readonly lists: TenantLists,
    private readonly texts: TextMatches,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED on `cursor` */
  async list(companyId: string, query: ColleagueQuery): Promise<Page<Colleague>> {
    const found = await this.texts.find(query.search, { companyId, ...USER_TEXT, id: 'u.id' });
    const page = await this.lists.page<Colleague & Record<string, unknown>>({
      companyId,
      columns: `u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role, ${USER_NAME} as "order"`,
      from: 'user_account u',
      sorts: { name: USER_NAME },
      id: 'u.id',
      page: query,
      planEachTime: found.length > 0 && 'u.company_id',
      filters: [STAFF, ...beginsWith(USER_NAME, query.letter), ...opensFilter(query.opens), ...found],
    });
    return { ...page, items: page.items.map(toColleague) };
  }
}

const toColleague = ({ id, firstName, lastName, email, role, order }: Colleague): Colleague => ({
  id,
  firstName,
  lastName,
  email,
  role,
  order,
});
