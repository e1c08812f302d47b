import type { UpdateEvent } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventRecords } from '../event/event-records.service.js';
import type { EventRow } from '../event/event-row.rules.js';
import { Reminders } from '../event/reminders.service.js';
import type { GuestChange, Guests } from '../guest/event-guests.service.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { EventNotifications } from './event-notifications.service.js';

type Scope = UpdateEvent['scope'];

interface Edited {
  row: EventRow;
  after: EventRow;
  /** What is left before the edited dates, where they became an event of their own. */
  earlier: EventRow | null;
  scope: Scope;
  guests: Guests;
  change: GuestChange;
  isOther: boolean;
  isRenamed: boolean;
}

interface Undone {
  after: EventRow;
  /** The event that the edit had made of some dates. */
  made: EventRow | null;
  guests: Guests;
  isOther: boolean;
}

/**
 * What follows each change of an event: reminders are planned anew, the trail records it, pages are invalidated and
 * guests notified. Inside `TenantDb.run` only.
 */
@Injectable()
export class EventEffects {
  constructor(
    private readonly records: EventRecords,
    private readonly notifications: EventNotifications,
    private readonly reminders: Reminders,
    private readonly guests: GuestRepository,
  ) {}

  async created(user: SignedInUser, row: EventRow, invited: Guests): Promise<void> {
    await this.reminders.plan(row);
    this.records.created(user, row);
    await this.records.invalidate(row, invited.inside);
    await this.notifications.created(user, row, invited);
  }

  async edited(user: SignedInUser, { row, after, earlier, scope, guests, ...edit }: Edited): Promise<void> {
    const { change, isOther, isRenamed } = edit;
    if (earlier) await this.reminders.plan(earlier);
    await this.reminders.plan(after);
    this.records.changed(user, row, { after, scope });
    await this.records.invalidate(row, [...guests.inside, ...change.invited.inside]);
    const also = earlier && { row: earlier, cancelled: false, guests };
    await this.notifications.edited(user, { also, after, guests: change, isOther, isRenamed });
  }

  /** @param left null: the whole event is deleted */
  async removed(
    user: SignedInUser,
    { row, left, guests, scope }: { row: EventRow; left: EventRow | null; guests: Guests; scope: Scope },
  ): Promise<void> {
    this.records.removed(user, row, scope);
    await this.records.invalidate(row, guests.inside);
    await this.notifications.removed(user, { row, left, guests });
    if (left) await this.reminders.plan(left);
  }

  /** An edit was taken back. */
  async undone(user: SignedInUser, row: EventRow, { after, ...edit }: Undone): Promise<void> {
    await this.reminders.plan(after);
    this.records.undone(user, row, after);
    await this.records.invalidate(row, edit.guests.inside);
    const isRenamed = row.title !== after.title || row.link !== after.link;
    await this.notifications.undone(user, { ...edit, after, isRenamed });
  }

  /** A deleted event came back; its guests are invited anew. */
  async restored(user: SignedInUser, after: EventRow, guests: Guests): Promise<void> {
    await this.reminders.plan(after);
    this.records.undone(user, null, after);
    await this.records.invalidate(after, guests.inside);
    await this.notifications.created(user, after, guests);
  }

  /** Somebody else organises it now. */
  async handedOver(after: EventRow): Promise<void> {
    await this.reminders.plan(after);
    this.records.handedOver(after);
    await this.invalidateForGuests(after);
  }

  async fileAdded(user: SignedInUser, row: EventRow, file: string): Promise<void> {
    this.records.fileAdded(user, row, file);
    await this.invalidateForGuests(row);
  }

  async fileRemoved(user: SignedInUser, row: EventRow, file: string): Promise<void> {
    this.records.fileRemoved(user, row, file);
    await this.invalidateForGuests(row);
  }

  private async invalidateForGuests(row: EventRow): Promise<void> {
    const inside = await this.guests.listInside(row.id);
    await this.records.invalidate(
      row,
      inside.map(({ userId }) => userId),
    );
  }
}
