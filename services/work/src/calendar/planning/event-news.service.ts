import type { UpdateEvent } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventRecords } from '../event/event-records.service.js';
import type { EventRow } from '../event/event-row.rules.js';
import { Reminders } from '../event/reminders.service.js';
import type { GuestChange, Guests } from '../guest/event-guests.service.js';
import { EventNotices } from './event-notices.service.js';

type Scope = UpdateEvent['scope'];

interface EditedNews {
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

/** Lets the trail, open pages, guests and reminders know of an edit. Inside `TenantDb.run` only. */
@Injectable()
export class EventNews {
  constructor(
    private readonly records: EventRecords,
    private readonly notices: EventNotices,
    private readonly reminders: Reminders,
  ) {}

  async edited(
    user: SignedInUser,
    { row, after, earlier, scope, guests, ...news }: EditedNews,
  ): Promise<void> {
    const { change, isOther, isRenamed } = news;
    await this.replan(earlier ? [earlier, after] : [after]);
    this.records.changed(user, row, { after, scope });
    await this.records.invalidate(row, [...guests.inside, ...change.invited.inside]);
    const also = earlier && { row: earlier, cancelled: false, guests };
    await this.notices.edited(user, { also, after, guests: change, isOther, isRenamed });
  }

  /** @param left null: the whole event is deleted */
  async removed(
    user: SignedInUser,
    { row, left, guests, scope }: { row: EventRow; left: EventRow | null; guests: Guests; scope: Scope },
  ): Promise<void> {
    this.records.removed(user, row, scope);
    await this.records.invalidate(row, guests.inside);
    await this.notices.removed(user, { row, left, guests });
    await this.replan(left ? [left] : []);
  }

  private async replan(events: readonly EventRow[]): Promise<void> {
    for (const event of events) await this.reminders.plan(event);
  }
}
