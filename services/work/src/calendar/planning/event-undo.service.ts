import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { EVENT_ERRORS, type CalendarEvent } from '@atrium/contracts';
import { AppError, Clock, Sealer, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventGuests } from '../guest/event-guests.service.js';
import { GuestRepository, type GivenAnswer } from '../guest/guest.repository.js';
import { MINUTE_MS } from '../recurrence/wall-time.rules.js';
import { EventNotices } from './event-notices.service.js';
import { EventRecords } from '../event/event-records.service.js';
import { EventRooms } from '../event/event-rooms.service.js';
import type { EventRow } from '../event/event-row.rules.js';
import { EventRestore } from './event-restore.service.js';
import { keptOf, snapshotSchema, type EventSnapshot, type GoneEvent } from './event-snapshot.rules.js';
import { EventView } from './event-view.service.js';
import { EventRepository } from '../event/event.repository.js';
import { EventService } from './event.service.js';
import { Reminders } from '../event/reminders.service.js';
import { changesEvent } from '../event/event-sight.rules.js';

const PURPOSE = 'work.event-undo';
/** A message with Undo is long gone by then. */
const KEPT = 10 * MINUTE_MS;
/** Of a series with very many exceptions nothing is kept. */
const MOST_LETTERS = 150_000;

interface Edited {
  before: EventRow;
  answers: readonly GivenAnswer[];
  /** The event itself, as it was if it is deleted. */
  left: EventRow;
  /** The event of the edited dates; the same as `left` where none was made. */
  target: EventRow;
  grows: boolean;
  /** Of a deleted event what is needed to restore it. */
  gone?: GoneEvent | null;
}

/**
 * Takes an edit or the end of an event back. What it was goes to the person sealed, so that nothing is stored for the
 * many edits that nobody takes back.
 */
@Injectable()
export class EventUndo {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly sealer: Sealer,
    private readonly service: EventService,
    private readonly events: EventRepository,
    private readonly guests: EventGuests,
    private readonly answers: GuestRepository,
    private readonly readers: RowReaders,
    private readonly rooms: EventRooms,
    private readonly records: EventRecords,
    private readonly notices: EventNotices,
    private readonly reminders: Reminders,
    private readonly view: EventView,
    private readonly restoring: EventRestore,
  ) {}

  /** What the person sends back to undo an edit. Inside `TenantDb.run` only. */
  offer(user: SignedInUser, { before, answers, left, target, grows, gone = null }: Edited): string | null {
    const placeOf = ({ id, version }: EventRow) => ({ id, version });
    const snapshot: EventSnapshot = {
      ...keptOf(before),
      ...{ userId: user.id, until: this.clock.now().getTime() + KEPT, grows, gone },
      answers: [...answers],
      left: placeOf(left),
      made: target.id === left.id ? null : placeOf(target),
    };
    const text = deflateRawSync(JSON.stringify(snapshot)).toString('base64');
    return text.length > MOST_LETTERS ? null : this.sealer.seal(PURPOSE, text);
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, EVENT_UNDO_OVER, EVENT_ROOM_TAKEN */
  undo(user: SignedInUser, id: string, sealed: string): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const snapshot = this.open(user, sealed);
      if (snapshot.left.id !== id) throw new AppError(EVENT_ERRORS.EVENT_UNDO_OVER);
      const { gone } = snapshot;
      if (gone) return this.restoring.restore(user, { ...snapshot, gone });
      const row = await this.lock(user, snapshot.left);
      const made = snapshot.made && (await this.lock(user, snapshot.made));
      if (made) await this.events.remove(made.id);
      await this.restore(user, row, snapshot);
      const after = await this.service.find(user, id);
      await this.reminders.plan(after);
      this.records.undone(user, row, after);
      const guests = await this.guests.of(id);
      await this.records.invalidate(row, guests.inside);
      const isRenamed = row.title !== after.title || row.link !== after.link;
      await this.notices.undone(user, { made, after, guests, isOther: snapshot.grows, isRenamed });
      return this.view.show(user, after);
    });
  }

  private async restore(user: SignedInUser, row: EventRow, snapshot: EventSnapshot): Promise<void> {
    const { series, values, answers, grows } = snapshot;
    if (values.roomId !== null && (grows || values.roomId !== row.roomId))
      await this.rooms.take(user, { roomId: values.roomId, series, eventId: row.id });
    // Calendars elsewhere take a change for new only with a higher number.
    const next = { ...values, ...(grows && { sequence: row.sequence + 1 }) };
    await this.events.change(row.id, series, { values: next, by: user.id });
    await this.answers.restoreAnswers(row.id, answers, this.clock.now());
  }

  private async lock(
    user: SignedInUser,
    { id, version }: { id: string; version: number },
  ): Promise<EventRow> {
    await this.events.lock(id);
    const row = await this.service.find(user, id);
    if (!changesEvent(await this.readers.of(user), row, 'update')) throw new AppError('ACCESS_DENIED');
    if (row.version !== version) throw new AppError('STALE_VERSION');
    return row;
  }

  /** @throws {AppError} EVENT_UNDO_OVER of one that is too old, of somebody else, or none at all */
  private open(user: SignedInUser, sealed: string): EventSnapshot {
    const over = new AppError(EVENT_ERRORS.EVENT_UNDO_OVER);
    let snapshot: EventSnapshot;
    try {
      const text = Buffer.from(this.sealer.open(PURPOSE, sealed), 'base64');
      snapshot = snapshotSchema.parse(JSON.parse(inflateRawSync(text).toString()));
    } catch {
      throw over;
    }
    if (snapshot.userId !== user.id || snapshot.until < this.clock.now().getTime()) throw over;
    return snapshot;
  }
}
