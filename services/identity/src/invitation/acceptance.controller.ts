import {
  acceptInvitationSchema,
  invitationPreviewSchema,
  lookUpInvitationSchema,
  sessionSchema,
  type AcceptInvitation,
  type InvitationPreview,
  type Session,
} from '@atrium/contracts';
import { Access, Answers, Audited, NotAudited } from '@atrium/platform';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessionService, originOf } from '../session/browser-session.service.js';
import { AcceptanceService } from './acceptance.service.js';

@Controller('api/auth/invitations')
@Access({ session: 'public' })
export class AcceptanceController {
  constructor(
    private readonly acceptances: AcceptanceService,
    private readonly browser: BrowserSessionService,
  ) {}

  /** POST, so that the token stays out of URLs and logs. */
  @Post('lookup')
  @NotAudited('Only reads.')
  @Answers(invitationPreviewSchema)
  get(@Body({ schema: lookUpInvitationSchema }) { token }: { token: string }): Promise<InvitationPreview> {
    return this.acceptances.get(token);
  }

  @Post('accept')
  @Audited('user.acceptInvitation')
  @Answers(sessionSchema)
  async create(
    @Body({ schema: acceptInvitationSchema }) body: AcceptInvitation,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    const session = await this.acceptances.accept(body, originOf(request));
    return this.browser.open(request, reply, session);
  }
}
