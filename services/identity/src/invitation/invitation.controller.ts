import {
  idParamsSchema,
  invitationLinkSchema,
  transitionSchema,
  USER,
  type InvitationLink,
  type InviteUser,
  type User,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { InvitationLinkService } from './invitation-link.service.js';
import { InvitationService } from './invitation.service.js';

const routes = recordRoutes(USER);
const Id = () => Param({ schema: idParamsSchema });
const Seen = () => Body({ schema: transitionSchema });

@Controller(`api/${USER.path}`)
export class InvitationController {
  constructor(
    private readonly invitations: InvitationService,
    private readonly links: InvitationLinkService,
  ) {}

  @Post('invitations')
  @Access(accessTo(USER, 'create'))
  @Audited('user.invite')
  @Answers(USER.schema, 201)
  @Once()
  create(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: USER.createSchema }) body: InviteUser,
  ): Promise<User> {
    return this.invitations.invite(actor, body);
  }

  @routes.Step('resendInvitation')
  resend(
    @CurrentUser() actor: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<User> {
    return this.invitations.resend(actor, id, version);
  }

  @routes.Step('revokeInvitation')
  revoke(
    @CurrentUser() actor: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<User> {
    return this.invitations.revoke(actor, id, version);
  }

  /** Asks for the password, because whoever has the link can join as that person. */
  @Post(':id/invitation-link')
  @Access({ ...accessTo(USER, 'update'), confirmed: true })
  @Audited('user.copyInvitationLink')
  @Answers(invitationLinkSchema)
  createLink(
    @CurrentUser() actor: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<InvitationLink> {
    return this.links.create(actor, id, version);
  }
}
