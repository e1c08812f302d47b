import { type Invitation, type InvitationListQuery, type Page } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { toInvitation } from './invitation.mapper.js';
import { InvitationRepository } from './invitation.repository.js';

/** Who was asked to join, and what became of it. */
@Injectable()
export class InvitationListService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly clock: Clock,
  ) {}

  async list(actor: SignedInUser, query: InvitationListQuery): Promise<Page<Invitation>> {
    const page = await this.invitations.list(actor.companyId, query);
    const now = this.clock.now();
    return { ...page, items: page.items.map((each) => toInvitation(each, actor, now)) };
  }
}
