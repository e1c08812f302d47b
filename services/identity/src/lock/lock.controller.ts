import { doneSchema, sessionSchema, unlockSchema, type Session, type Unlock } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Post } from '@nestjs/common';
import { AskingBrowser, type Browser } from '../session/asking-browser.decorator.js';
import { BrowserSessionService } from '../session/browser-session.service.js';
import { toSession } from '../session/session.mapper.js';
import { LockService } from './lock.service.js';

@Controller('api/auth')
export class LockController {
  constructor(
    private readonly locks: LockService,
    private readonly browser: BrowserSessionService,
  ) {}

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
    @Body({ schema: unlockSchema }) proof: Unlock,
    @AskingBrowser() { address, reply }: Browser,
  ): Promise<Session> {
    this.browser.keep(reply, await this.locks.unlock(user, { ...proof, address }));
    return toSession({ ...user, locked: false });
  }
}
