import { ownMeetingSchema, type OwnMeeting } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { NextMeetings } from '@atrium/work';
import { Controller, Get } from '@nestjs/common';

/** The door of a client who signs in. */
@Controller('api/client-portal/meeting')
@Access({ session: 'any' })
export class OwnMeetingController {
  constructor(private readonly meetings: NextMeetings) {}

  /** Of a client alone: staff have the calendar. */
  @Get()
  @Answers(ownMeetingSchema)
  async readOwnMeeting(@CurrentUser() { companyId, email, role }: SignedInUser): Promise<OwnMeeting> {
    return { meeting: role === 'client' ? await this.meetings.next(companyId, email) : null };
  }
}
