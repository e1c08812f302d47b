import { ROLE_LABELS } from '@atrium/contracts';
import { SearchSource, type SearchDocument } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { UserRepository } from './user.repository.js';

/** Accounts in the portal's search, by name and e-mail. Deactivated ones are not found. */
@Injectable()
export class UserSearchSource extends SearchSource {
  readonly kind = 'user';
  readonly permission = { tab: 'admin', resource: 'users', action: 'read' } as const;

  constructor(private readonly users: UserRepository) {
    super();
  }

  async describe(ids: string[]): Promise<SearchDocument[]> {
    const found = await this.users.listByIds(ids);
    return found
      .filter(({ status }) => status !== 'deactivated')
      .map(({ id, firstName, lastName, email, role }) => ({
        id,
        title: `${firstName} ${lastName}`,
        detail: `${email} · ${ROLE_LABELS[role]}`,
        lookup: email,
        keywords: email,
      }));
  }

  listIds(after: string | null, most: number): Promise<string[]> {
    return this.users.listIds(after, most);
  }
}
