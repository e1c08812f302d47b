import { confirmEmailSchema, sessionSchema, type Session } from '@atrium/contracts';
import { Access, Answers, Audited } from '@atrium/platform';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessionService, originOf } from '../session/browser-session.service.js';
import { ConfirmationService } from './confirmation.service.js';

@Controller('api/auth')
@Access({ session: 'public' })
export class ConfirmationController {
  constructor(
    private readonly confirmations: ConfirmationService,
    private readonly browser: BrowserSessionService,
  ) {}

  @Post('confirm')
  @Audited('user.confirmEmail')
  @Answers(sessionSchema)
  async create(
    @Body({ schema: confirmEmailSchema }) { token }: { token: string },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    const session = await this.confirmations.confirm(token, originOf(request));
    return this.browser.open(request, reply, session);
  }
}
