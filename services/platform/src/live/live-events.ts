import type { LiveEvent } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { TenantDb } from '../database/tenant-db.js';
import { RequestContext } from '../http/request-context.js';
import type { LiveAudience } from './live-audience.js';

export const LIVE_CHANNEL = 'atrium_live';

/** What travels between gateways. */
export interface LiveMessage {
  companyId: string;
  event: LiveEvent;
  audience: LiveAudience;
}

/** Tells the open pages of a company that something changed, on every gateway, once the change is committed. */
@Injectable()
export class LiveEvents {
  constructor(private readonly db: TenantDb) {}

  /** Inside `TenantDb.run` only. */
  async notify(event: LiveEvent, audience: LiveAudience): Promise<void> {
    const requestId = RequestContext.current()?.requestId;
    const told = event.type === 'invalidate' && requestId !== undefined ? { ...event, requestId } : event;
    const message: LiveMessage = { companyId: this.db.currentCompanyId(), event: told, audience };
    await this.db.current().query('select pg_notify($1, $2)', [LIVE_CHANNEL, JSON.stringify(message)]);
  }
}
