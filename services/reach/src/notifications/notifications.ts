import { DomainEvents } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { say } from '../words/say.js';
import { wordsOf, type Said } from '../words/words.js';
import { NotificationCatalog } from './notification-catalog.js';
import type { NotificationPart } from './notification-parts.js';
import type { NotificationRequest } from './notification-request.js';
import './notification.events.js';

export interface Notification extends Omit<NotificationRequest, 'title' | 'text' | 'words'> {
  /** One line that says everything, without a full stop. */
  title: Said;
  text?: Said;
  /** Of one about several records. */
  parts?: readonly NotificationPart[];
}

/** Notifies people. The inbox and each person's choices decide how and when they get it. */
@Injectable()
export class Notifications {
  constructor(
    private readonly events: DomainEvents,
    private readonly catalog: NotificationCatalog,
  ) {}

  /**
   * Inside `TenantDb.run` only: people are notified if and only if the transaction commits.
   * @throws {Error} for a kind that no area names
   */
  async notify({ title, text, parts, ...rest }: Notification): Promise<void> {
    if (!this.catalog.find(rest.kind))
      throw new Error(`No area names notifications of the kind ${rest.kind}.`);
    await this.events.publish('notification.requested', 1, {
      ...rest,
      title: say(title, 'en'),
      ...(text !== undefined && { text: say(text, 'en') }),
      words: { title: wordsOf(title), text: wordsOf(text), ...(parts && { parts: parts.map(partOf) }) },
    });
  }
}

const partOf = ({ title, ...rest }: NotificationPart) => ({
  title: say(title, 'en'),
  words: wordsOf(title),
  ...rest,
});
