import {
  idParamsSchema,
  inviteUserSchema,
  transitionSchema,
  userSchema,
  type InviteUser,
  type User,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { InvitationService } from './invitation.service.js';

const users = (action: 'create' | 'update') =>
  ({ session: 'staff', permission: { tab: 'admin', resource: 'users', action } }) as const;

@Controller('api/users')
export class InvitationController {
  constructor(private readonly invitations: InvitationService) {}

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
