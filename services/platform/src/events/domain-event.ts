import type { Role } from '@atrium/contracts';

/**
 * Every domain event with its payload by version. A service adds its own by declaration merging. A payload that changes
 * its shape gets the next number; the number before stays until no gateway publishes it any more.
 */
export interface DomainEventMap {
  'company.created': { 1: { companyId: string } };
  /** A sign-up was confirmed or an invitation accepted. */
  'user.joined': {
    1: {
      userId: string;
      email: string;
      firstName: string;
      lastName: string;
      role: Role;
      timezone: string;
    };
  };
  'user.changed': { 1: { userId: string } };
}

export type DomainEventType = keyof DomainEventMap;
export type EventVersion<T extends DomainEventType> = keyof DomainEventMap[T] & number;
export type EventPayload<
  T extends DomainEventType,
  V extends EventVersion<T> = EventVersion<T>,
> = DomainEventMap[T][V];

/** Where an event belongs. `eventId` is the key by which a handler recognises an event that it has seen. */
export interface EventOrigin {
  companyId: string;
  eventId: string;
  /** Which of the payloads of its type came. */
  version: number;
}
