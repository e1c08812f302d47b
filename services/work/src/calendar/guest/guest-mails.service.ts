import { Clock } from '@atrium/platform';
import { NotificationMails, type Mail, type MailedNotification } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../event/event.repository.js';
import { portableEventOf } from '../event/portable-event.rules.js';
import { CancelledEventRepository } from './cancelled-event.repository.js';
import { EventMails, type MailedEvent } from './event-mails.service.js';
import { isAhead } from './mailed-event.rules.js';

/** Colleagues who get such notifications by email at once get the same mail as guests from outside. */
@Injectable()
export class GuestMails extends NotificationMails {
  override readonly kinds = ['event.invited', 'event.changed', 'event.cancelled'] as const;

  constructor(
    private readonly events: EventRepository,
    private readonly cancelled: CancelledEventRepository,
    private readonly mails: EventMails,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async mailOf({ reader, kind, subjectId }: MailedNotification): Promise<Mail | null> {
    const about = await this.find(subjectId, { readerId: reader.id, kind });
    if (!about || !isAhead(about.event, this.clock.now())) return null;
    const { id, email, firstName: name } = reader;
    return this.mails.mailFor(about, { id, email, name });
  }

  /** As it is by now: an older version would only confuse. */
  private async find(
    eventId: string,
    { readerId, kind }: { readerId: string; kind: string },
  ): Promise<MailedEvent | null> {
    const row = await this.events.find(eventId, readerId);
    if (!row) {
      const gone = await this.cancelled.find(eventId);
      return gone && { kind: 'cancelled', eventId, ...gone };
    }
    const { organiserId, answer } = row;
    const event = portableEventOf(row);
    if (answer === null) return { kind: 'removed', eventId, organiserId, event };
    return { kind: kind === 'event.invited' ? 'invited' : 'changed', eventId, organiserId, event };
  }
}
