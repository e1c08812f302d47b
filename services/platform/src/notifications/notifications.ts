import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../events/domain-events.js';
import type { NotificationRequest } from './notification-request.js';

/** Tells people what happened. Who, how and when they hear it is the inbox's business and theirs. */
@Injectable()
export class Notifications {
  constructor(private readonly events: DomainEvents) {}

  /** Inside `TenantDb.run` only: people are told if and only if the transaction commits. */
  notify(request: NotificationRequest): Promise<void> {
    return this.events.publish('notification.requested', 1, request);
  }
}
