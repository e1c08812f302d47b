import {
  INVITATION_LIST,
  invitationListQuerySchema,
  type Invitation,
  type InvitationListQuery,
  type Page,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { ListExport, type ExportValues } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { InvitationListService } from './invitation-list.service.js';

/** The invitations as a file. */
@Injectable()
export class InvitationExport extends ListExport<typeof INVITATION_LIST, Invitation, InvitationListQuery> {
  readonly list = INVITATION_LIST;
  readonly name = 'invitations';
  readonly query = invitationListQuerySchema;
  readonly values: ExportValues<typeof INVITATION_LIST, Invitation> = {
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    email: ({ email }) => email,
    role: ({ role }) => role,
    state: ({ state }) => state,
    department: ({ department }) => department,
    invitedBy: ({ invitedBy }) => invitedBy,
    invitedAt: ({ invitedAt }) => invitedAt,
    expiresAt: ({ expiresAt }) => expiresAt,
    acceptedAt: ({ acceptedAt }) => acceptedAt,
  };

  constructor(private readonly invitations: InvitationListService) {
    super();
  }

  page(user: SignedInUser, query: InvitationListQuery): Promise<Page<Invitation>> {
    return this.invitations.list(user, query);
  }
}
