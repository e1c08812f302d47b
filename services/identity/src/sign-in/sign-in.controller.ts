import { loginSchema, sessionSchema, type Login, type Session } from '@atrium/contracts';
import { Access, Answers, Audited } from '@atrium/platform';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessionService, originOf } from '../session/browser-session.service.js';
import { SignInStrategy } from './sign-in.strategy.js';

@Controller('api/auth')
@Access({ session: 'public' })
export class SignInController {
  constructor(
    private readonly strategy: SignInStrategy,
    private readonly browser: BrowserSessionService,
  ) {}

  @Post('login')
  @Audited('user.signIn')
  @Answers(sessionSchema)
  async create(
    @Body({ schema: loginSchema }) login: Login,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    const token = await this.strategy.signIn({ credentials: login, origin: originOf(request) });
    return this.browser.open(request, reply, token);
  }
}
