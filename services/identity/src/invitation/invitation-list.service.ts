import { type Invitation, type InvitationListQuery, type Page } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { toInvitation } from './invitation.mapper.js';
import { InvitationRepository } from './invitation.repository.js';

/** Who was asked to join, and what became of it. */
@Injectable()
export class InvitationListService {
  constructor(
    private readonly db: TenantDb,
    private readonly invitations: InvitationRepository,
    private readonly clock: Clock,
  ) {}

  list(actor: SignedInUser, query: InvitationListQuery): Promise<Page<Invitation>> {
    return this.db.run(actor.companyId, async () => {
      const page = await this.invitations.list(query);
      const now = this.clock.now();
      return { ...page, items: page.items.map((each) => toInvitation(each, actor, now)) };
    });
  }
}
