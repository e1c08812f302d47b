import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventRooms } from '../event/event-rooms.service.js';
import { seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { OwnReminderRepository } from '../event/own-reminder.repository.js';
import { Reminders } from '../event/reminders.service.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { TimeProposalRepository } from '../guest/time-proposal.repository.js';
import type { ImportedEvent } from '../ics/imported-event.types.js';
import type { Series } from '../recurrence/series.types.js';
import type { EventBefore } from './import-entry.types.js';
import { remindersOf, valuesOf } from './imported-values.rules.js';

/** Changes an event as a file says, and sets it back. Inside `TenantDb.run` only, with the event locked. */
@Injectable()
export class ImportedChanges {
  constructor(
    private readonly events: EventRepository,
    private readonly rooms: EventRooms,
    private readonly guests: GuestRepository,
    private readonly proposals: TimeProposalRepository,
    private readonly people: OwnReminderRepository,
    private readonly reminders: Reminders,
  ) {}

  /** @returns what it was before */
  async apply(actor: SignedInUser, id: string, event: ImportedEvent): Promise<EventBefore> {
    const row = await this.events.find(id, actor.id);
    if (!row) throw new Error('It is locked, so it is there.');
    const reminders = await this.people.listReminders(id, actor.id);
    const { series, values } = valuesOf(event);
    // A file knows nothing of rooms.
    const roomId = await this.roomAt(row, series, actor.id);
    await this.events.change(id, series, { values: { ...values, roomId }, by: actor.id });
    await this.people.putReminders(id, actor.id, remindersOf(event));
    await this.guests.forgetAnswers(id);
    await this.proposals.forget(id, null);
    await this.planReminders(id, actor);
    return { row, reminders };
  }

  async setBack(actor: SignedInUser, { row, reminders }: EventBefore): Promise<void> {
    const { id, uid, category, sequence } = row;
    const series = seriesOf(row);
    const values = {
      ...wordsOf(row, null),
      uid,
      category,
      sequence,
      modifiedAt: new Date(row.modifiedAt),
      roomId: await this.roomAt(row, series, actor.id),
    };
    await this.events.change(id, series, { values, by: actor.id });
    await this.people.putReminders(id, actor.id, reminders);
    await this.planReminders(id, actor);
  }

  /** The room of an event at other times; one that is taken then is given up. */
  private async roomAt({ id, roomId }: EventRow, series: Series, readerId: string): Promise<string | null> {
    if (roomId === null) return null;
    return (await this.rooms.holds(readerId, { roomId, series, eventId: id })) ? roomId : null;
  }

  private async planReminders(id: string, actor: SignedInUser): Promise<void> {
    const after = await this.events.find(id, actor.id);
    if (after) await this.reminders.plan(after);
  }
}
