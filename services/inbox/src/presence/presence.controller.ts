import { doneSchema } from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { PresenceService } from './presence.service.js';

@Controller('api/presence')
@Access({ session: 'staff' })
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  /** The person is active on an open page, so they are present and not away. */
  @Post()
  @HttpCode(200)
  @NotAudited('Says only that somebody is there.')
  @Answers(doneSchema)
  async touch(@CurrentUser() user: SignedInUser): Promise<{ done: true }> {
    await this.presence.touch(user);
    return { done: true };
  }
}
