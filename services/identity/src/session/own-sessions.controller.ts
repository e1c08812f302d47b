import {
  accountSessionListSchema,
  doneSchema,
  endedSessionsSchema,
  idParamsSchema,
  type AccountSession,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { OwnSessionsService } from './own-sessions.service.js';

@Controller('api/account/sessions')
@Access({ session: 'staff', ownAlone: true })
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Get()
  @Answers(accountSessionListSchema)
  async list(@CurrentUser() user: SignedInUser): Promise<{ items: AccountSession[] }> {
    return { items: await this.sessions.list(user) };
  }

  @Post('end-others')
  @Access({ session: 'staff', ownAlone: true, confirmed: true })
  @Audited('user.endSessions')
  @Answers(endedSessionsSchema)
  async endOthers(@CurrentUser() user: SignedInUser): Promise<{ ended: number }> {
    return { ended: await this.sessions.endOthers(user) };
  }

  @Delete(':id')
  @Access({ session: 'staff', ownAlone: true, confirmed: true })
  @Audited('user.endSessions')
  @Answers(doneSchema)
  async end(@CurrentUser() user: SignedInUser, @Param({ schema: idParamsSchema }) { id }: { id: string }) {
    await this.sessions.end(user, id);
    return { done: true as const };
  }
}
