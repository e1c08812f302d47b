import { doneSchema, sessionSchema, unlockSchema, type Session, type Unlock } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { toSession } from '../session/session.mapper.js';
import { LockService } from './lock.service.js';

@Controller('api/auth')
export class LockController {
  constructor(private readonly locks: LockService) {}

  @Post('lock')
  @Access({ session: 'staff' })
  @Audited('user.lock')
  @Answers(doneSchema)
  async lock(@CurrentUser() user: SignedInUser) {
    await this.locks.lock(user);
    return { done: true as const };
  }

  @Post('unlock')
  @Access({ session: 'any', whileLocked: true })
  @Audited('user.unlock')
  @Answers(sessionSchema)
  async unlock(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: unlockSchema }) { password, code }: Unlock,
    @Req() { ip }: FastifyRequest,
  ): Promise<Session> {
    await this.locks.unlock(user, { password, address: ip, secondStep: { code } });
    return toSession({ ...user, locked: false });
  }
}
