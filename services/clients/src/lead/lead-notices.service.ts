import type { SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { LeadRow } from './lead.record.js';

/** Tells people about their leads. Inside `TenantDb.run` only. */
@Injectable()
export class LeadNotices {
  constructor(private readonly notifications: Notifications) {}

  /** Its owner hears that they have it, unless it is their own doing. */
  async given(user: SignedInUser, { id, ownerId, name, company, givenRule }: LeadRow): Promise<void> {
    if (ownerId === null || ownerId === user.id) return;
    const who = company ?? name;
    await this.notifications.notify({
      to: { users: [ownerId] },
      kind: 'lead.given',
      subjectId: id,
      query: `open=${id}`,
      dedupeKey: `${id} ${ownerId}`,
      title:
        givenRule === null
          ? words('{lead} is your lead now', { lead: who })
          : words('{lead} is your lead now, by rule {rule}', { lead: who, rule: givenRule }),
    });
  }
}
