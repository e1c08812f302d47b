import { doneSchema, idParamsSchema } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Param, Post } from '@nestjs/common';
import { SeeAsService } from './see-as.service.js';

const DONE = { done: true } as const;

@Controller('api')
export class SeeAsController {
  constructor(private readonly seeing: SeeAsService) {}

  /** From now on the admin's own session answers like that person's, for at most 15 minutes. */
  @Post('users/:id/see-as')
  @Access({
    session: 'staff',
    permission: { tab: 'admin', resource: 'users', action: 'update' },
    allowedRoles: ['admin'],
    confirmed: true,
  })
  @Audited('user.beginSeeAs')
  @Answers(doneSchema)
  async begin(@CurrentUser() actor: SignedInUser, @Param({ schema: idParamsSchema }) { id }: { id: string }) {
    await this.seeing.begin(actor, id);
    return DONE;
  }

  @Post('auth/stop-seeing')
  @Access({ session: 'any', beforeSetup: true, whileSeeing: true })
  @Audited('user.endSeeAs')
  @Answers(doneSchema)
  async stop(@CurrentUser() user: SignedInUser) {
    await this.seeing.stop(user);
    return DONE;
  }
}
