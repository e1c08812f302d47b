import { ownMeetingSchema, type OwnMeeting } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get } from '@nestjs/common';
import { OwnMeetings } from './own-meetings.service.js';

/** The door of a client who signs in. */
@Controller('api/client-portal/meeting')
@Access({ session: 'any' })
export class OwnMeetingController {
  constructor(private readonly meetings: OwnMeetings) {}

  /** Of a client alone: staff have the calendar. */
  @Get()
  @Answers(ownMeetingSchema)
  async readOwnMeeting(@CurrentUser() user: SignedInUser): Promise<OwnMeeting> {
    return { meeting: user.role === 'client' ? await this.meetings.next(user) : null };
  }
}
