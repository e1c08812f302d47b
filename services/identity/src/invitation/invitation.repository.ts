import {
  INVITATION_LIST,
  type InvitationListQuery,
  type InvitationState,
  type Page,
} from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { addFilters, describedFilters, keysetPage, type FilterSource } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LinkRepository } from '../link/link.repository.js';
import { UserEntity } from '../user/user.entity.js';
import { UserTextRepository } from '../user/user-text.repository.js';
import { USER_NAME, UserRepository } from '../user/user.repository.js';
import type { InvitationRecord } from './invitation.mapper.js';

const SORTS = { name: USER_NAME, email: 'u.email', invitedAt: 'u.createdAt' };

const HAS_LINK = `exists (select from link l where l.company_id = u.companyId and l.user_id = u.id
  and l.kind = 'invitation' and l.expires_at > ?)`;

/** Each state as a condition; `?` is the time. */
const STATES: Record<InvitationState, string> = {
  open: `(u.passwordHash is null and u.status = 'invited' and ${HAS_LINK})`,
  expired: `(u.passwordHash is null and u.status = 'invited' and not ${HAS_LINK})`,
  accepted: '(u.passwordHash is not null)',
  revoked: "(u.passwordHash is null and u.status = 'deactivated')",
};

/** Invitations are read from the accounts that were made by one: nothing has to be kept twice. */
@Injectable()
export class InvitationRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly links: LinkRepository,
    private readonly clock: Clock,
    private readonly texts: UserTextRepository,
  ) {}

  /** Inside `TenantDb.run` only. */
  async list(query: InvitationListQuery): Promise<Page<InvitationRecord>> {
    const invited = this.db
      .current()
      .createQueryBuilder(UserEntity, 'u')
      .where('u.companyId = :company and u.createdBy is not null', { company: this.db.currentCompanyId() });
    const filters = describedFilters(INVITATION_LIST, query, this.filters());
    addFilters(invited, [...filters, ...(await this.texts.find(query.search))]);
    const page = await keysetPage({ query: invited, sorts: SORTS, id: 'u.id', page: query });
    return { ...page, items: await this.complete(page.items) };
  }

  private filters(): Record<'email' | 'role' | 'state', FilterSource> {
    const state: FilterSource = (value) => {
      const chosen = value.type === 'choice' ? value.oneOf : [];
      const wanted = Object.entries(STATES).filter(([name]) => chosen.includes(name));
      const sql = wanted.map(([, condition]) => condition).join(' or ') || 'false';
      return { sql, values: [...sql.matchAll(/\?/g)].map(() => this.clock.now()) };
    };
    return { email: 'u.email', role: 'u.role', state };
  }

  private async complete(found: UserEntity[]): Promise<InvitationRecord[]> {
    const users = await this.users.complete(found);
    const links = await this.links.listByUser(
      users.map(({ id }) => id),
      'invitation',
    );
    const inviterOf = (user: (typeof users)[number]) => links.get(user.id)?.createdBy ?? user.createdBy;
    const names = await this.users.listNames(users.flatMap((user) => inviterOf(user) ?? []));
    return users.map((user) => ({ ...user, invitedBy: names.get(inviterOf(user) ?? '') ?? null }));
  }
}
