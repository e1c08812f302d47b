import {
  INVITATION_LIST,
  invitationListQuerySchema,
  type Invitation,
  type InvitationListQuery,
  type Page,
} from '@atrium/contracts';
import { Clock, DescribedLists, ListExports, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { toInvitation } from './invitation.mapper.js';
import { InvitationRepository } from './invitation.repository.js';

/** Who was asked to join, and what became of it; on the page and as a file. */
@Injectable()
export class InvitationListService {
  constructor(
    private readonly db: TenantDb,
    private readonly invitations: InvitationRepository,
    private readonly clock: Clock,
    lists: DescribedLists,
    exports: ListExports,
  ) {
    lists.offer(INVITATION_LIST);
    exports.offer(INVITATION_LIST, {
      name: 'invitations',
      query: invitationListQuerySchema,
      page: (user: SignedInUser, query: InvitationListQuery) => this.list(user, query),
      values: {
        name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
        email: ({ email }) => email,
        role: ({ role }) => role,
        state: ({ state }) => state,
        department: ({ department }) => department,
        invitedBy: ({ invitedBy }) => invitedBy,
        invitedAt: ({ invitedAt }) => invitedAt,
        expiresAt: ({ expiresAt }) => expiresAt,
        acceptedAt: ({ acceptedAt }) => acceptedAt,
      },
    });
  }

  list(actor: SignedInUser, query: InvitationListQuery): Promise<Page<Invitation>> {
    return this.db.run(actor.companyId, async () => {
      const page = await this.invitations.list(query);
      const now = this.clock.now();
      return { ...page, items: page.items.map((each) => toInvitation(each, actor, now)) };
    });
  }
}
