import { Clock, nameOf, type SignedInUser } from '@atrium/platform';
import { Notifications, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { ChangedEventMails } from '../guest/changed-event-mails.job.js';
import { CancelledEventRepository } from '../guest/cancelled-event.repository.js';
import type { GuestChange, Guests } from '../guest/event-guests.service.js';
import { EventMails } from '../guest/event-mails.service.js';
import type { EventMailKind } from '../guest/event.mail.js';
import type { OutsideGuest } from '../guest/guest.repository.js';
import { isAhead } from '../guest/mailed-event.rules.js';
import { seriesOf, type EventRow } from '../event/event-row.rules.js';
import { portableEventOf } from '../event/portable-event.rules.js';

/** Another event that the same mail is about. */
interface OtherEvent {
  row: EventRow;
  cancelled: boolean;
  /** Who is invited to it. */
  guests: Guests;
}

interface EditedEvent {
  /** What is left of it before the edited dates, which became an event of their own. */
  also: OtherEvent | null;
  after: EventRow;
  guests: GuestChange;
  /** Another time, place or rule: all are notified. */
  isOther: boolean;
  /** Other words that calendars of people from outside show. */
  isRenamed: boolean;
}

/** Notifies guests of events, and mails those from outside. Nobody is notified of what they do themselves. Inside `TenantDb.run` only. */
@Injectable()
export class EventNotifications {
  constructor(
    private readonly notifications: Notifications,
    private readonly mails: EventMails,
    private readonly changes: ChangedEventMails,
    private readonly cancelled: CancelledEventRepository,
    private readonly clock: Clock,
  ) {}

  async created(actor: SignedInUser, event: EventRow, { inside, outside }: Guests): Promise<void> {
    const title = words('{name} invited you to an event', { name: nameOf(actor) });
    await this.notify(actor, event, { to: inside, kind: 'event.invited', title });
    await this.mail('invited', event, { to: outside });
  }

  async edited(
    actor: SignedInUser,
    { also, after, guests: { invited, removed, stayed }, isOther, isRenamed }: EditedEvent,
  ): Promise<void> {
    await this.created(actor, after, invited);
    await this.takenOff(actor, after, { removed, also });
    if (isOther) {
      const title = words('{name} changed the time or place of an event', { name: nameOf(actor) });
      await this.notify(actor, after, { to: stayed.inside, kind: 'event.changed', title });
    }
    if (also) await this.mail('changed', after, { to: stayed.outside, also });
    else if (isOther || isRenamed) await this.changes.enqueue(after.id, stayed.outside, actor.id);
  }

  /**
   * Whoever is taken off some dates, which became an event of their own, has never had that: what is left of the event
   * shortens their copy.
   */
  private async takenOff(
    actor: SignedInUser,
    after: EventRow,
    { removed, also }: { removed: Guests; also: OtherEvent | null },
  ): Promise<void> {
    const title = words('{name} took you off the guests of an event', { name: nameOf(actor) });
    if (!also || also.cancelled) {
      await this.notify(actor, after, { to: removed.inside, kind: 'event.cancelled', title });
      await this.mail('removed', after, { to: removed.outside });
      return;
    }
    const emails = new Set(removed.outside.map(({ email }) => email));
    const to = also.guests.outside.filter(({ email }) => emails.has(email));
    await this.notify(actor, also.row, { to: removed.inside, kind: 'event.changed', title });
    await this.mail('changed', also.row, { to, ahead: after });
  }

  /** An edit was taken back; `made` is what it had made of some dates. */
  async undone(
    actor: SignedInUser,
    {
      made,
      guests,
      ...edit
    }: Omit<EditedEvent, 'also' | 'guests'> & { made: EventRow | null; guests: Guests },
  ): Promise<void> {
    const none = { inside: [], outside: [] };
    const change = { invited: none, removed: none, stayed: guests };
    const also = made && { row: { ...made, sequence: made.sequence + 1 }, cancelled: true, guests };
    await this.edited(actor, { ...edit, also, guests: change });
  }

  /** @param left null: the whole event is deleted */
  async removed(
    actor: SignedInUser,
    { row, left, guests }: { row: EventRow; left: EventRow | null; guests: Guests },
  ): Promise<void> {
    const title = words('{name} cancelled an event or some of its dates', { name: nameOf(actor) });
    const gone = { ...row, sequence: row.sequence + 1, updatedAt: this.clock.now() };
    if (left) await this.changes.enqueue(left.id, guests.outside, actor.id);
    else {
      const { id, organiserId } = row;
      if (guests.inside.length > 0)
        await this.cancelled.store(id, { event: portableEventOf(gone), organiserId }, this.clock.now());
      await this.mail('cancelled', gone, { to: guests.outside });
    }
    await this.notify(actor, row, { to: guests.inside, kind: 'event.cancelled', title });
  }

  /** Nobody outside is mailed about what is over. */
  private async mail(
    kind: EventMailKind,
    row: EventRow,
    {
      to,
      also = null,
      ahead = row,
    }: { to: readonly OutsideGuest[]; also?: OtherEvent | null; ahead?: EventRow },
  ): Promise<void> {
    if (to.length === 0 || !isAhead(seriesOf(ahead), this.clock.now())) return;
    const { id: eventId, organiserId } = row;
    const event = portableEventOf(row);
    const other = also && { event: portableEventOf(also.row), cancelled: also.cancelled };
    await this.mails.send({ kind, eventId, organiserId, event, ...(other && { also: other }) }, to);
  }

  private async notify(
    actor: SignedInUser,
    { id, title: text }: EventRow,
    { to, kind, title }: { to: readonly string[]; kind: string; title: Said },
  ): Promise<void> {
    const users = to.filter((each) => each !== actor.id);
    if (users.length === 0) return;
    const query = kind === 'event.cancelled' ? {} : { query: `event=${id}` };
    await this.notifications.notify({
      to: { users },
      kind,
      actorId: actor.id,
      subjectId: id,
      title,
      text,
      ...query,
    });
  }
}
