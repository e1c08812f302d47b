import type { Role } from '@atrium/contracts';

/**
 * Every domain event with its payloads by version. A service adds its own by declaration merging. When a payload
 * changes its shape, it gets the next number; the earlier one stays until no running gateway publishes it.
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

/** Where an event came from. `eventId` lets a handler recognise an event that it has already seen. */
export interface EventOrigin {
  companyId: string;
  eventId: string;
  /** Version of the payload. */
  version: number;
}
