import { EVENT_ERRORS } from '@atrium/contracts';
import { AppError, Clock, Contributions, TenantDb, type SignedInUser } from '@atrium/platform';
import { ReaderLanguages, say, words } from '@atrium/reach';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { expandSeries } from '../recurrence/expand.rules.js';
import { boundsOf } from '../recurrence/search.rules.js';
import type { Instance, Series } from '../recurrence/series.types.js';
import { DAY_MS, placeWall } from '../recurrence/wall-time.rules.js';
import { RoomRepository } from '../room/room.repository.js';
import { RoomTaking, type TakenRoom } from '../room/room-taking.service.js';
import { clashOf, sayInstance } from './event-clash.rules.js';
import { seriesOf, wordsOf, type EventRow } from './event-row.rules.js';
import { EventRepository } from './event.repository.js';
import { sightOf } from './event-sight.rules.js';

const NO_ROOM = 'Choose a room of the list.';
/** Dates of an endless series are compared so far ahead. */
const AHEAD_DAYS = 400;

interface Wish {
  roomId: string;
  series: Series;
  /** The event itself, or what else takes the room, which does not stand in its own way. */
  eventId: string | null;
}

interface Taken {
  /** Null: no event, but something of another part of the portal. */
  row: EventRow | null;
  clash: Instance;
}

/** A room holds one event at a time. Inside `TenantDb.run` only. */
@Injectable()
export class EventRooms {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    private readonly clock: Clock,
    private readonly rooms: RoomRepository,
    private readonly events: EventRepository,
    private readonly readers: RowReaders,
    private readonly languages: ReaderLanguages,
  ) {}

  /** Until the transaction ends nobody else takes the room. @returns its name @throws {AppError} EVENT_ROOM_TAKEN on `roomId` */
  async take(user: SignedInUser, wish: Wish): Promise<string> {
    const room = await this.rooms.lock(wish.roomId);
    if (!room) throw new AppError('VALIDATION_FAILED', { fields: { roomId: NO_ROOM } });
    const message = await this.sayClash(user, room.name, wish);
    if (message !== null)
      throw new AppError(EVENT_ERRORS.EVENT_ROOM_TAKEN, { message, fields: { roomId: message } });
    return room.name;
  }

  /** Why the room is not free, in the reader's words; null: it is. */
  async fault(user: SignedInUser, wish: Wish): Promise<string | null> {
    const room = (await this.rooms.choices()).find(({ id }) => id === wish.roomId);
    return room ? this.sayClash(user, room.name, wish) : null;
  }

  /** Its name, and by what it is taken around a span of time, in no order; null: there is no such room. */
  async timesOf(
    readerId: string,
    { roomId, eventId }: Pick<Wish, 'roomId' | 'eventId'>,
    span: { from: Date; to: Date; zone: string },
  ): Promise<{ name: string; taken: { start: number; end: number }[] } | null> {
    const room = (await this.rooms.choices()).find(({ id }) => id === roomId);
    if (!room) return null;
    const rows = (await this.rowsIn(roomId, span, readerId)).filter(({ id }) => id !== eventId);
    const events = rows.flatMap((row) => {
      const at = (moment: number) => (row.zone === null ? placeWall(moment, span.zone).moment : moment);
      return instancesIn(seriesOf(row), span).map(({ startsAt, endsAt }) => ({
        start: at(startsAt),
        end: at(endsAt),
      }));
    });
    const others = (await this.takenElsewhere(roomId, span)).filter(({ id }) => id !== eventId);
    return { name: room.name, taken: [...events, ...others] };
  }

  /** Whether the room is free; if so, nobody else takes it until the transaction ends. */
  async holds(readerId: string, wish: Wish): Promise<boolean> {
    const room = await this.rooms.lock(wish.roomId);
    return room !== null && (await this.clashOf(readerId, wish)) === null;
  }

  private async clashOf(readerId: string, { roomId, series, eventId }: Wish): Promise<Taken | null> {
    const { firstAt, lastAt } = boundsOf(series);
    const from = Math.max(firstAt, this.clock.now().getTime()) - DAY_MS;
    const to = Math.min(lastAt ?? Infinity, from + AHEAD_DAYS * DAY_MS) + DAY_MS;
    if (to <= from) return null;
    const span = { from: new Date(from), to: new Date(to) };
    const wanted = instancesIn(series, span);
    const others = await this.rowsIn(roomId, span, readerId);
    for (const row of others.filter(({ id }) => id !== eventId)) {
      const taken = instancesIn(seriesOf(row), span);
      const clash = clashOf(wanted, taken);
      if (clash) return { row, clash };
    }
    const taken = (await this.takenElsewhere(roomId, span)).filter(({ id }) => id !== eventId);
    const clash = clashOf(wanted, taken.map(instanceOf));
    return clash && { row: null, clash };
  }

  private rowsIn(roomId: string, span: { from: Date; to: Date }, readerId: string): Promise<EventRow[]> {
    return this.events.listIn(span, { sql: 'v.room_id = ?', values: [roomId] }, readerId);
  }

  /** In order of their start. */
  private async takenElsewhere(roomId: string, span: { from: Date; to: Date }): Promise<TakenRoom[]> {
    const parts = await this.contributions.enabledOf(RoomTaking, this.db.currentCompanyId());
    const taken: TakenRoom[] = [];
    for (const part of parts) taken.push(...(await part.listTaken(roomId, span)));
    return taken.sort((a, b) => a.start - b.start);
  }

  private async sayClash(user: SignedInUser, name: string, wish: Wish): Promise<string | null> {
    const taken = await this.clashOf(user.id, wish);
    if (!taken) return null;
    const { row, clash } = taken;
    const language = await this.languages.choose({ languageOf: [user.id] });
    const when = sayInstance(clash, wish.series.timezone ?? row?.zone ?? null, language);
    const sees = row !== null && sightOf(await this.readers.of(user), row) === 'all';
    const said = sees
      ? words('{room} is taken on {when} by {event}.', {
          room: name,
          when,
          event: wordsOf(row, clash.override).title,
        })
      : words('{room} is taken on {when}.', { room: name, when });
    return say(said, language);
  }
}

const instanceOf = ({ start, end }: TakenRoom): Instance => ({
  recurrenceId: '',
  start: '',
  length: 0,
  startsAt: start,
  endsAt: end,
  override: null,
});

function instancesIn(series: Series, { from, to }: { from: Date; to: Date }): Instance[] {
  const text = (at: Date) =>
    series.timezone === null ? at.toISOString().slice(0, 10) : `${at.toISOString().slice(0, 19)}Z`;
  return expandSeries(series, { from: text(from), to: text(to) });
}
