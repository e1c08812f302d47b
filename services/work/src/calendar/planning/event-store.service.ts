import { EVENT_ERRORS, type UpdateEvent } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EventAttachments } from '../event/event-attachments.service.js';
import { EventFileRepository } from '../event/event-file.repository.js';
import type { EventWords, Instance, Series } from '../recurrence/series.types.js';
import type { EditedSeries } from '../series/series-edit.types.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { OwnReminderRepository } from '../event/own-reminder.repository.js';
import { EventRooms } from '../event/event-rooms.service.js';
import { wordsOf, type EventRow, type EventValues } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import type { EventSnapshot } from './event-snapshot.rules.js';

type NewValues = Parameters<EventRepository['insert']>[1];

interface Reverted extends Pick<EventSnapshot, 'series' | 'values' | 'answers' | 'grows'> {
  /** The event that the edit had made of some dates: it goes. */
  made: EventRow | null;
}

interface Edit {
  edited: EditedSeries;
  /** One date of several. */
  isOne: boolean;
  instance: Instance;
  given: UpdateEvent;
  words: EventWords;
}

/** Writes events and their rooms: new ones, edited ones and what is left of them. Inside `TenantDb.run` only, with the event locked. */
@Injectable()
export class EventStore {
  constructor(
    private readonly clock: Clock,
    private readonly events: EventRepository,
    private readonly guests: GuestRepository,
    private readonly people: OwnReminderRepository,
    private readonly rooms: EventRooms,
    private readonly kept: EventFileRepository,
    private readonly attachments: EventAttachments,
  ) {}

  /** With its room. @param values with an id: of an event that comes back @throws {AppError} EVENT_ROOM_TAKEN on `roomId` */
  async add(user: SignedInUser, series: Series, values: NewValues): Promise<string> {
    const { roomId } = values;
    if (roomId !== null) await this.rooms.take(user, { roomId, series, eventId: null });
    return this.events.insert(series, values, user.id);
  }

  /** What an edit made of it, which may be two events. @returns the id of the one that has the edited dates */
  async applyEdit(user: SignedInUser, row: EventRow, { edited, ...edit }: Edit): Promise<string> {
    const { series, following, grows } = edited;
    const changed = series ?? following;
    if (!changed) throw new AppError(EVENT_ERRORS.EVENT_GONE);
    const values = { ...(!edit.isOne && edit.words), ...wholeOf(edit.given) };
    if (!following || !series) {
      const roomId = values.roomId === undefined ? row.roomId : values.roomId;
      // A room that was archived meanwhile stays with the dates that it had.
      if (roomId !== null && (grows || roomId !== row.roomId))
        await this.rooms.take(user, { roomId, series: changed, eventId: row.id });
      await this.change(user, row, { series: changed, values, grows });
      return row.id;
    }
    // The rule of what is left is another one, whatever was changed.
    await this.change(user, row, { series, values: {}, grows: true });
    const id = await this.addFollowing(user, row, { series: following, ...edit });
    await this.guests.copy(row.id, id, edit.instance.recurrenceId);
    await this.people.copyReminders(row.id, id);
    await this.kept.copy(row.id, id);
    return id;
  }

  /** What is left after some dates were deleted. */
  async cut(user: SignedInUser, row: EventRow, { series }: EditedSeries): Promise<void> {
    if (series) await this.change(user, row, { series, values: {}, grows: true });
    else {
      await this.attachments.detach(row.id, null);
      await this.events.remove(row.id);
    }
  }

  /** Back to what it was before an edit. @throws {AppError} EVENT_ROOM_TAKEN on `roomId` */
  async revert(
    user: SignedInUser,
    row: EventRow,
    { made, series, values, answers, grows }: Reverted,
  ): Promise<void> {
    if (made) await this.events.remove(made.id);
    const { roomId } = values;
    if (roomId !== null && (grows || roomId !== row.roomId))
      await this.rooms.take(user, { roomId, series, eventId: row.id });
    // Calendars elsewhere take a change for new only with a higher number.
    await this.change(user, row, { series, values, grows });
    await this.guests.restoreAnswers(row.id, answers, this.clock.now());
  }

  private async addFollowing(
    user: SignedInUser,
    row: EventRow,
    { series, isOne, instance, words, given }: Omit<Edit, 'edited'> & { series: Series },
  ): Promise<string> {
    const { ownerKind, ownerId, category, colour, roomId, organiserId, guestsHidden } = row;
    const values: EventValues = {
      ownerKind,
      ownerId,
      category,
      colour,
      roomId,
      organiserId,
      guestsHidden,
      uid: `${crypto.randomUUID()}@atrium`,
      ...wordsOf(row, isOne ? instance.override : null),
      ...words,
      ...wholeOf(given),
    };
    // The earlier dates are in the room, too, and have been stored before.
    return this.add(user, series, values);
  }

  private change(
    user: SignedInUser,
    { id, sequence }: EventRow,
    { series, values, grows }: { series: Series; values: Partial<EventValues>; grows: boolean },
  ): Promise<void> {
    const next = grows ? { sequence: sequence + 1 } : {};
    return this.events.change(id, series, { values: { ...values, ...next }, by: user.id });
  }
}

/** What belongs to an event and never to one date. */
const wholeOf = ({
  category,
  colour,
  roomId,
  guestsHidden,
}: UpdateEvent): Partial<Pick<EventValues, 'category' | 'colour' | 'roomId' | 'guestsHidden'>> => ({
  ...(category !== undefined && { category }),
  ...(colour !== undefined && { colour }),
  ...(roomId !== undefined && { roomId }),
  ...(guestsHidden !== undefined && { guestsHidden }),
});
