import type { NotificationRequest } from './notification-request.js';

declare module '@atrium/platform' {
  interface DomainEventMap {
    /** Published by `Notifications`. */
    'notification.requested': { 1: NotificationRequest };
  }
}
