import type { LiveEvent } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { TenantDb } from '../database/tenant-db.js';
import { RequestContext } from '../request/request-context.js';
import type { LiveAudience } from './live-audience.js';

export const LIVE_CHANNEL = 'atrium_live';

/** A message of PostgreSQL has room for 8,000 bytes. */
const MOST_USERS = 150;

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
    const messages = events.flatMap(({ event, audience }): LiveMessage[] => {
      const named = event.type === 'invalidate' && requestId !== undefined ? { ...event, requestId } : event;
      return partsOf(audience).map((part) => ({ companyId, event: named, audience: part }));
    });
    const texts = messages.map((message) => JSON.stringify(message));
    await this.db
      .current()
      .query('select pg_notify($1, message) from unnest($2::text[]) message', [LIVE_CHANNEL, texts]);
  }
}

/** The audience in parts that fit into a message each. */
function partsOf(audience: LiveAudience): LiveAudience[] {
  if ('company' in audience) return [audience];
  const users = 'users' in audience ? audience.users : (audience.orUsers ?? []);
  if (users.length <= MOST_USERS) return [audience];
  const parts: LiveAudience[] = 'check' in audience ? [{ check: audience.check }] : [];
  for (let from = 0; from < users.length; from += MOST_USERS)
    parts.push({ users: users.slice(from, from + MOST_USERS) });
  return parts;
}
