import {
  doneSchema,
  requestRecoverySchema,
  resetPasswordSchema,
  sessionSchema,
  type RequestRecovery,
  type ResetPassword,
  type Session,
} from '@atrium/contracts';
import { Access, Answers, Audited, NotAudited } from '@atrium/platform';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessionService, originOf } from '../session/browser-session.service.js';
import { RecoveryRequests } from './recovery-requests.service.js';
import { RecoveryService } from './recovery.service.js';

@Controller('api/auth')
@Access({ session: 'public' })
export class RecoveryController {
  constructor(
    private readonly requests: RecoveryRequests,
    private readonly recoveries: RecoveryService,
    private readonly browser: BrowserSessionService,
  ) {}

  @Post('recover')
  @NotAudited('Only writes a wish down; the handler that finds the account writes user.sendRecovery.')
  @Answers(doneSchema, 202)
  async create(
    @Body({ schema: requestRecoverySchema }) body: RequestRecovery,
    @Req() request: FastifyRequest,
  ) {
    await this.requests.publish(body, request.ip);
    return { done: true as const };
  }

  @Post('reset')
  @Audited('user.resetPassword')
  @Answers(sessionSchema)
  async update(
    @Body({ schema: resetPasswordSchema }) body: ResetPassword,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    const session = await this.recoveries.reset(body, originOf(request));
    return this.browser.open(request, reply, session);
  }
}
