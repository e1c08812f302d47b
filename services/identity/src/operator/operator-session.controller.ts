import {
  doneSchema,
  operatorLoginSchema,
  operatorSessionSchema,
  type OperatorLogin,
  type OperatorSession,
} from '@atrium/contracts';
import { Access, Answers, CurrentOperator, NotAudited, type SignedInOperator } from '@atrium/platform';
import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OperatorCookie } from './operator-cookie.service.js';
import { OperatorSessionService } from './operator-session.service.js';

@Controller('api/platform')
export class OperatorSessionController {
  constructor(
    private readonly sessions: OperatorSessionService,
    private readonly cookie: OperatorCookie,
  ) {}

  @Post('login')
  @Access({ session: 'public', duringMaintenance: true })
  @NotAudited('The operator’s own log tells of it; no company is concerned.')
  @Answers(operatorSessionSchema)
  async signIn(
    @Body({ schema: operatorLoginSchema }) login: OperatorLogin,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperatorSession> {
    const { token, operator } = await this.sessions.signIn(login, ip);
    this.cookie.set(reply, token);
    return { operator };
  }

  @Get('me')
  @Access({ session: 'operator' })
  @Answers(operatorSessionSchema)
  get(@CurrentOperator() { id, email }: SignedInOperator): OperatorSession {
    return { operator: { id, email } };
  }

  @Post('logout')
  @Access({ session: 'operator' })
  @NotAudited('The operator’s own log tells of it; no company is concerned.')
  @Answers(doneSchema)
  async signOut(
    @CurrentOperator() operator: SignedInOperator,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.sessions.signOut(operator, request);
    this.cookie.clear(reply);
    return { done: true as const };
  }
}
