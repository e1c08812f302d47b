import {
  idParamsSchema,
  invitationLinkSchema,
  invitationListQuerySchema,
  invitationPageSchema,
  inviteUserSchema,
  transitionSchema,
  userSchema,
  type Invitation,
  type InvitationLink,
  type InvitationListQuery,
  type InviteUser,
  type Page,
  type User,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { InvitationLinkService } from './invitation-link.service.js';
import { InvitationListService } from './invitation-list.service.js';
import { InvitationService } from './invitation.service.js';

const users = (action: 'read' | 'create' | 'update') =>
  ({ session: 'staff', permission: { tab: 'admin', resource: 'users', action } }) as const;

@Controller('api/users')
export class InvitationController {
  constructor(
    private readonly invitations: InvitationService,
    private readonly invited: InvitationListService,
    private readonly links: InvitationLinkService,
  ) {}

  @Get('invitations')
  @Access(users('read'))
  @Answers(invitationPageSchema)
  list(
    @CurrentUser() actor: SignedInUser,
    @Query({ schema: invitationListQuerySchema }) query: InvitationListQuery,
  ): Promise<Page<Invitation>> {
    return this.invited.list(actor, query);
  }

  @Post('invitations')
  @Access(users('create'))
  @Audited('user.invite')
  @Answers(userSchema, 201)
  @Once()
  create(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: inviteUserSchema }) body: InviteUser,
  ): Promise<User> {
    return this.invitations.invite(actor, body);
  }

  @Post(':id/resend-invitation')
  @Access(users('update'))
  @Audited('user.resendInvitation')
  @Answers(userSchema)
  resend(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<User> {
    return this.invitations.resend(actor, id, version);
  }

  /** Whoever has the link joins as that person: it asks for the password of who wants it. */
  @Post(':id/invitation-link')
  @Access({ ...users('update'), confirmed: true })
  @Audited('user.copyInvitationLink')
  @Answers(invitationLinkSchema)
  createLink(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<InvitationLink> {
    return this.links.create(actor, id, version);
  }

  @Post(':id/revoke-invitation')
  @Access(users('update'))
  @Audited('user.revokeInvitation')
  @Answers(userSchema)
  revoke(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<User> {
    return this.invitations.revoke(actor, id, version);
  }
}
