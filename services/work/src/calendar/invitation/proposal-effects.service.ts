import { UserDirectoryService } from '@atrium/identity';
import { nameOf, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { EventRecords } from '../event/event-records.service.js';
import type { EventRow } from '../event/event-row.rules.js';
import { portableEventOf } from '../event/portable-event.rules.js';
import { EventMails } from '../guest/event-mails.service.js';
import { GuestRepository } from '../guest/guest.repository.js';
import type { ProposalRow } from '../guest/time-proposal.repository.js';

/** Whoever proposes: an account, or a guest from outside. */
export interface Proposer {
  id: string;
  name: string;
  /** Null: by a link. */
  user: SignedInUser | null;
}

type ProposedTime = Pick<ProposalRow, 'at' | 'start' | 'end'>;

/**
 * What follows a proposal of another time: the trail records it, pages are invalidated, and whoever has to know is
 * notified or mailed. Inside `TenantDb.run` only.
 */
@Injectable()
export class ProposalEffects {
  constructor(
    private readonly records: EventRecords,
    private readonly notifications: Notifications,
    private readonly mails: EventMails,
    private readonly guests: GuestRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  async proposed(
    row: EventRow,
    { id, name, user }: Proposer,
    { at, start, end }: ProposedTime,
  ): Promise<void> {
    this.records.proposed(user, row, { guest: name, starts: start, ends: end });
    await this.records.invalidate(row, [id]);
    await this.notifications.notify({
      to: { users: [row.organiserId] },
      kind: 'event.proposed',
      subjectId: row.id,
      ...(user && { actorId: user.id }),
      query: `event=${row.id}&at=${encodeURIComponent(at)}`,
      title: words('{name} proposes another time for an event', { name }),
      text: row.title,
    });
  }

  async declined(user: SignedInUser, row: EventRow, proposal: ProposalRow): Promise<void> {
    const { guestId, at, start: starts, end: ends } = proposal;
    const outside = await this.guests.findOutside(row.id, guestId);
    const names = await this.directory.listNames(user.companyId, [guestId]);
    this.records.declinedTime(user, row, { guest: outside?.email ?? names.get(guestId) ?? '', starts, ends });
    await this.records.invalidate(row, [guestId]);
    if (outside) {
      const { id: eventId, organiserId } = row;
      const about = { kind: 'declined', eventId, organiserId, event: portableEventOf(row) } as const;
      return this.mails.send(about, [outside]);
    }
    await this.notifications.notify({
      to: { users: [guestId] },
      kind: 'event.declined',
      actorId: user.id,
      subjectId: row.id,
      query: `event=${row.id}&at=${encodeURIComponent(at)}`,
      title: words('{name} keeps the time of an event', { name: nameOf(user) }),
      text: row.title,
    });
  }
}
