import { AppError, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../event/event.repository.js';
import { seriesOf, type EventRow } from '../event/event-row.rules.js';
import { EventGuests, type Guests } from '../guest/event-guests.service.js';
import { GuestRepository, type GivenAnswer } from '../guest/guest.repository.js';
import type { Series } from '../recurrence/series.types.js';
import { EventService } from './event.service.js';
import { changesEvent } from '../event/event-sight.rules.js';

/** An event as it was before it is edited, with its guests and their answers. */
interface OpenedEvent {
  row: EventRow;
  series: Series;
  guests: Guests;
  answers: GivenAnswer[];
}

/** Lets a person to an event to edit it. Inside `TenantDb.run` only. */
@Injectable()
export class EventDoor {
  constructor(
    private readonly events: EventRepository,
    private readonly service: EventService,
    private readonly readers: RowReaders,
    private readonly guests: EventGuests,
    private readonly answers: GuestRepository,
  ) {}

  /** Locked. @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION */
  async open(
    user: SignedInUser,
    { id, version, action }: { id: string; version: number; action: 'update' | 'delete' },
  ): Promise<OpenedEvent> {
    await this.events.lock(id);
    const row = await this.service.find(user, id);
    if (!changesEvent(await this.readers.of(user), row, action)) throw new AppError('ACCESS_DENIED');
    if (row.version !== version) throw new AppError('STALE_VERSION');
    const answers = await this.answers.listGiven(id);
    return { row, series: seriesOf(row), guests: await this.guests.of(id), answers };
  }

  /** What an edit made: the edited dates, and what is left before them where they became an event of their own. */
  async edited(user: SignedInUser, { id }: EventRow, target: string) {
    const after = await this.service.find(user, target);
    return { after, earlier: id === target ? null : await this.events.find(id, user.id) };
  }
}
