import { Injectable } from '@nestjs/common';
import { TenantDb } from '../database/tenant-db.js';
import type { DomainEventType, EventPayload, EventVersion } from './domain-event.js';

export const OUTBOX_CHANNEL = 'atrium_outbox';

/**
 * Publishes events to other services. An event is stored in the transaction of the change and handled after its commit.
 */
@Injectable()
export class DomainEvents {
  constructor(private readonly db: TenantDb) {}

  /** Inside `TenantDb.run` only: the event exists if and only if the transaction commits. */
  async publish<T extends DomainEventType, V extends EventVersion<T>>(
    type: T,
    version: V,
    payload: EventPayload<T, V>,
  ): Promise<void> {
    const companyId = this.db.currentCompanyId();
    await this.db.current().query(
      `with event as (
         insert into outbox_event (company_id, type, version, payload) values ($1, $2, $3, $4) returning company_id, id
       ), queued as (
         insert into outbox_queue (company_id, event_id) select company_id, id from event
       )
       select pg_notify('${OUTBOX_CHANNEL}', '')`,
      [companyId, type, version, JSON.stringify(payload)],
    );
  }
}
