import type { Role } from '@atrium/contracts';

/** Every domain event with its payload. A service adds its own by declaration merging. */
export interface DomainEventMap {
  'company.created': { companyId: string };
  /** A sign-up was confirmed or an invitation accepted. */
  'user.joined': {
    userId: string;
    email: string;
    firstName: string;
    lastName: string;
    role: Role;
    timezone: string;
  };
  'user.changed': { userId: string };
  'mail.requested': { to: string; subject: string; text: string; html: string };
}

export type DomainEventType = keyof DomainEventMap;

/** Where an event belongs. `eventId` is the key by which a handler recognises an event that it has seen. */
export interface EventOrigin {
  companyId: string;
  eventId: string;
}
