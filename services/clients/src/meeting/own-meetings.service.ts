import { TenantDb, type SignedInUser } from '@atrium/platform';
import { NextMeetings, type NextMeeting } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { OwnMeetingRepository } from './own-meeting.repository.js';

/** Meetings to which a client who signs in is invited, by whichever of their addresses. */
@Injectable()
export class OwnMeetings {
  constructor(
    private readonly db: TenantDb,
    private readonly contacts: OwnMeetingRepository,
    private readonly meetings: NextMeetings,
  ) {}

  next({ companyId, email, companyTimezone }: SignedInUser): Promise<NextMeeting | null> {
    return this.db.run(companyId, async () => {
      const emails = [email.toLowerCase(), ...(await this.contacts.emailsBehind(email))];
      return this.meetings.next(companyId, [...new Set(emails)], companyTimezone);
    });
  }
}
