import type { SignedInUser } from '@atrium/platform';
import { Notifications, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { EventRow } from './event-row.rules.js';

const nameOf = ({ firstName, lastName }: SignedInUser) => ({ name: `${firstName} ${lastName}` });

/** Tells guests of events. Nobody is told of what they do themselves. Inside `TenantDb.run` only. */
@Injectable()
export class EventNotices {
  constructor(private readonly notifications: Notifications) {}

  invited(actor: SignedInUser, event: EventRow, to: readonly string[]): Promise<void> {
    const title = words('{name} invited you to an event', nameOf(actor));
    return this.tell(actor, event, { to, kind: 'event.invited', title });
  }

  changed(actor: SignedInUser, event: EventRow, to: readonly string[]): Promise<void> {
    const title = words('{name} changed the time or place of an event', nameOf(actor));
    return this.tell(actor, event, { to, kind: 'event.changed', title });
  }

  cancelled(actor: SignedInUser, event: EventRow, to: readonly string[]): Promise<void> {
    const title = words('{name} cancelled an event or some of its dates', nameOf(actor));
    return this.tell(actor, event, { to, kind: 'event.cancelled', title });
  }

  private async tell(
    actor: SignedInUser,
    { id, title: text }: EventRow,
    { to, kind, title }: { to: readonly string[]; kind: string; title: Said },
  ): Promise<void> {
    const users = to.filter((each) => each !== actor.id);
    if (users.length === 0) return;
    const query = kind === 'event.cancelled' ? {} : { query: `event=${id}` };
    await this.notifications.notify({
      ...{ to: { users }, kind, actorId: actor.id, subjectId: id, title, text },
      ...query,
    });
  }
}
