import { SetMetadata } from '@nestjs/common';
import type { DomainEventMap, DomainEventType, EventOrigin } from './domain-event.js';

export const DOMAIN_EVENT_HANDLER = 'atrium:domain-event';

type Handler<T extends DomainEventType> = (payload: DomainEventMap[T], origin: EventOrigin) => Promise<void>;

/**
 * A method that handles every event of a type, on any provider. It runs inside `TenantDb.run` of the event's
 * company, in the transaction that also removes the event: what it writes happens once. What it does outside
 * the database can happen again after a failure.
 */
export function OnDomainEvent<T extends DomainEventType>(type: T) {
  return <H extends Handler<T>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    SetMetadata(DOMAIN_EVENT_HANDLER, type)(target, key, descriptor);
  };
}
