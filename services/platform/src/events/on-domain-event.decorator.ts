import { SetMetadata } from '@nestjs/common';
import type { DomainEventType, EventOrigin, EventPayload, EventVersion } from './domain-event.js';

export const DOMAIN_EVENT_HANDLER = 'atrium:domain-event';

/** What the decorator records about its method. */
export interface Understood {
  type: string;
  versions: number[];
}

type Handler<T extends DomainEventType, V extends EventVersion<T>> = (
  payload: EventPayload<T, V>,
  origin: EventOrigin,
) => Promise<void>;

/**
 * Marks a method that handles every event of a type in the versions that it understands, on any provider. An event in
 * another version waits for a gateway whose handlers all understand it.
 * The method runs inside `TenantDb.run` of the event's company, in the transaction that also removes the event: what it
 * writes to the database happens once. What it does outside the database can happen again after a failure.
 */
export function OnDomainEvent<T extends DomainEventType, V extends EventVersion<T>>(
  type: T,
  ...versions: V[]
) {
  return <H extends Handler<T, V>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    SetMetadata<string, Understood>(DOMAIN_EVENT_HANDLER, { type, versions })(target, key, descriptor);
  };
}
