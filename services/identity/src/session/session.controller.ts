import { doneSchema, sessionSchema, type Session } from '@atrium/contracts';
import { Access, Answers, Audited } from '@atrium/platform';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessionService } from './browser-session.service.js';
import { toSession } from './session.mapper.js';

const OWN = { session: 'any', whileLocked: true, beforeSetup: true, whileSeeing: true } as const;

@Controller('api/auth')
@Access(OWN)
export class SessionController {
  constructor(private readonly browser: BrowserSessionService) {}

  /** Nothing for nobody, when the request says that it may be nobody's. */
  @Get('me')
  @Access({ ...OWN, orNobody: true })
  @Answers(sessionSchema)
  get(@Req() { user }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Session | undefined {
    if (user) return toSession(user);
    reply.status(204);
    return undefined;
  }

  @Post('logout')
  @Audited('user.signOut')
  @Answers(doneSchema)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.browser.close(request, reply);
    return { done: true as const };
  }
}
