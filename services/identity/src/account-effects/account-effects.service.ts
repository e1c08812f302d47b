import { Audit, LiveEvents, RequestContext, type AuditActor } from '@atrium/platform';
import { Mailer, type Mail } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { userResource } from '../person/person.mapper.js';

type Account = Parameters<typeof userResource>[0];
type Values = Record<string, unknown>;

interface Change {
  action: string;
  /** Null: whoever has a mailed link. */
  by: AuditActor | null;
  before?: Values;
  after?: Values;
}

/**
 * What follows a change that people make of their own account: the trail records it, their open pages are invalidated,
 * and they are mailed. Inside `TenantDb.run` only.
 */
@Injectable()
export class AccountEffects {
  constructor(
    private readonly audit: Audit,
    private readonly live: LiveEvents,
    private readonly mailer: Mailer,
  ) {}

  async changed(account: Account, change: Change): Promise<void> {
    this.audit.record({ ...change, resource: userResource(account) });
    await this.invalidate(account.id);
  }

  async invalidate(userId: string): Promise<void> {
    await this.live.publish({ type: 'invalidate', tags: ['Account'] }, { users: [userId] });
  }

  /** In their own language. */
  async mail(userId: string, mail: Mail): Promise<void> {
    await this.mailer.send(mail, { languageOf: [userId], otherwise: RequestContext.language() });
  }
}
