import type { Page, PeopleQuery, Role } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { addFilters, orderedPage } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { UserTextRepository } from './user-text.repository.js';
import { UserEntity } from './user.entity.js';

/** What every member of staff may know of another one's account. */
export interface Colleague {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  /** What they are ordered by, as the database writes it. */
  order: string;
}

export type ColleagueQuery = PeopleQuery;

const NAME = "lower(u.first_name || ' ' || u.last_name)";
const SORTS = { name: NAME };

/** Inside `TenantDb.run` only. */
@Injectable()
export class ColleagueRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly texts: UserTextRepository,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED on `cursor` */
  async list(query: ColleagueQuery): Promise<Page<Colleague>> {
    const people = this.db
      .current()
      .createQueryBuilder(UserEntity, 'u')
      .where("u.company_id = :company and u.status = 'active' and u.role <> 'client'", {
        company: this.db.currentCompanyId(),
      });
    if (query.letter) {
      // A range of the list's own order, which its index has.
      const after = String.fromCharCode(query.letter.charCodeAt(0) + 1);
      people.andWhere(`${NAME} >= :letter and ${NAME} < :after`, { letter: query.letter, after });
    }
    addFilters(people, await this.texts.find(query.search));
    const { rows, ...page } = await orderedPage({ query: people, sorts: SORTS, id: 'u.id', page: query });
    return { ...page, items: rows.map(({ entity, order }) => toColleague(entity, order ?? '')) };
  }
}

const toColleague = ({ id, firstName, lastName, email, role }: UserEntity, order: string): Colleague => ({
  id,
  firstName,
  lastName,
  email,
  role,
  order,
});
