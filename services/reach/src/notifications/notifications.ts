import { DomainEvents } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { say } from '../words/say.js';
import { wordsOf, type Said } from '../words/words.js';
import type { NotificationRequest } from './notification-request.js';
import './notification.events.js';

export interface Notification extends Omit<NotificationRequest, 'title' | 'text' | 'words'> {
  /** One line that says it all, without a full stop. */
  title: Said;
  text?: Said;
}

/** Tells people what happened. Who, how and when they hear it is the inbox's business and theirs. */
@Injectable()
export class Notifications {
  constructor(private readonly events: DomainEvents) {}

  /** Inside `TenantDb.run` only: people are told if and only if the transaction commits. */
  notify({ title, text, ...rest }: Notification): Promise<void> {
    return this.events.publish('notification.requested', 1, {
      ...rest,
      title: say(title, 'en'),
      ...(text !== undefined && { text: say(text, 'en') }),
      words: { title: wordsOf(title), text: wordsOf(text) },
    });
  }
}
