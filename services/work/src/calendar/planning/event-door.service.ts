import { AppError, notFound, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { seriesOf, type EventRow } from '../event/event-row.rules.js';
import { changesEvent, sightOf } from '../event/event-sight.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { EventGuests, type Guests } from '../guest/event-guests.service.js';
import { GuestRepository, type GivenAnswer } from '../guest/guest.repository.js';
import type { Series } from '../recurrence/series.types.js';

interface Wanted {
  id: string;
  action: 'update' | 'delete';
  /** Left out: whatever version it has. */
  version?: number;
}

/** An event as it was before it is edited, with its guests and their answers. */
interface OpenedEvent {
  row: EventRow;
  series: Series;
  guests: Guests;
  answers: GivenAnswer[];
}

/** Lets a person to an event: to see it, or to change it. Inside `TenantDb.run` only. */
@Injectable()
export class EventDoor {
  constructor(
    private readonly events: EventRepository,
    private readonly readers: RowReaders,
    private readonly guests: EventGuests,
    private readonly answers: GuestRepository,
  ) {}

  /** @throws {AppError} NOT_FOUND, also of one whose details the person does not see */
  async find(user: SignedInUser, id: string): Promise<EventRow> {
    const row = await this.events.find(id, user.id);
    if (!row || sightOf(await this.readers.of(user), row) !== 'all') throw notFound();
    return row;
  }

  /** Until the transaction ends nobody else changes it. @throws {AppError} NOT_FOUND */
  async lock(user: SignedInUser, id: string): Promise<EventRow> {
    await this.events.lock(id);
    return this.find(user, id);
  }

  /** Locked. @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION */
  async lockToChange(user: SignedInUser, { id, action, version }: Wanted): Promise<EventRow> {
    const row = await this.lock(user, id);
    if (!changesEvent(await this.readers.of(user), row, action)) throw new AppError('ACCESS_DENIED');
    if (version !== undefined && row.version !== version) throw new AppError('STALE_VERSION');
    return row;
  }

  /** Locked. @throws {AppError} as `lockToChange` */
  async open(user: SignedInUser, wanted: Wanted): Promise<OpenedEvent> {
    const row = await this.lockToChange(user, wanted);
    const answers = await this.answers.listGiven(row.id);
    return { row, series: seriesOf(row), guests: await this.guests.of(row.id), answers };
  }

  /** What an edit made: the edited dates, and what is left before them where they became an event of their own. */
  async edited(user: SignedInUser, { id }: EventRow, target: string) {
    const after = await this.find(user, target);
    return { after, earlier: id === target ? null : await this.events.find(id, user.id) };
  }
}
