import { EMPLOYEE } from '@atrium/contracts';
import { words } from '@atrium/reach';
import { NoticeKind } from '@atrium/requests';
import { Injectable } from '@nestjs/common';

export const EVENTS_KIND = 'events';
export const EVENTS_TITLE = words('Events & Birthday Notification');

/** Birthdays and work anniversaries, for HR. */
@Injectable()
export class EventsNoticeKind extends NoticeKind {
  override readonly key = EVENTS_KIND;
  override readonly remote = 'hr';
  override readonly title = EVENTS_TITLE;
  override readonly icon = 'cake';
  override readonly readers = EMPLOYEE.check('read');
}
