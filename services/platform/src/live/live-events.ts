import type { LiveEvent } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { TenantDb } from '../database/tenant-db.js';
import { RequestContext } from '../request/request-context.js';
import type { LiveAudience } from './live-audience.js';

export const LIVE_CHANNEL = 'atrium_live';

/** The message between gateways. */
export interface LiveMessage {
  companyId: string;
  event: LiveEvent;
  audience: LiveAudience;
}

/** Tells the open pages of a company, on every gateway, that something changed. Sent when the change commits. */
@Injectable()
export class LiveEvents {
  constructor(private readonly db: TenantDb) {}

  /** Inside `TenantDb.run` only. */
  publish(event: LiveEvent, audience: LiveAudience): Promise<void> {
    return this.publishAll([{ event, audience }]);
  }

  /** Sends several events in one round trip. Inside `TenantDb.run` only. */
  async publishAll(events: readonly Omit<LiveMessage, 'companyId'>[]): Promise<void> {
    const requestId = RequestContext.current()?.requestId;
    const companyId = this.db.currentCompanyId();
    const messages = events.map(({ event, audience }): LiveMessage => {
      const named = event.type === 'invalidate' && requestId !== undefined ? { ...event, requestId } : event;
      return { companyId, event: named, audience };
    });
    const texts = messages.map((message) => JSON.stringify(message));
    await this.db
      .current()
      .query('select pg_notify($1, message) from unnest($2::text[]) message', [LIVE_CHANNEL, texts]);
  }
}
