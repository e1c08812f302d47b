import { doneSchema, sessionSchema, type Session } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessionService } from './browser-session.service.js';
import { toSession } from './session.mapper.js';

@Controller('api/auth')
@Access({ session: 'any', whileLocked: true, beforeSetup: true, whileSeeing: true })
export class SessionController {
  constructor(private readonly browser: BrowserSessionService) {}

  @Get('me')
  @Answers(sessionSchema)
  get(@CurrentUser() user: SignedInUser): Session {
    return toSession(user);
  }

  @Post('logout')
  @Audited('user.signOut')
  @Answers(doneSchema)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.browser.close(request, reply);
    return { done: true as const };
  }
}
