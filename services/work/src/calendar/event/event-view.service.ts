import type { CalendarEvent } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { findInstance } from '../recurrence/expand.rules.js';
import { boundsOf, nextInstances } from '../recurrence/search.rules.js';
import type { Instance, Series } from '../recurrence/series.types.js';
import { RoomRepository } from '../room/room.repository.js';
import { EventPeopleRepository } from './event-people.repository.js';
import { seriesOf, wordsOf, type EventRow } from './event-row.rules.js';
import { EventScope } from './event-scope.service.js';
import { timesOf } from './event-times.rules.js';

const NEXT = 5;

/** An event as a person reads it. Inside `TenantDb.run` only. */
@Injectable()
export class EventView {
  constructor(
    private readonly db: TenantDb,
    private readonly people: EventPeopleRepository,
    private readonly directory: UserDirectoryService,
    private readonly scope: EventScope,
    private readonly rooms: RoomRepository,
  ) {}

  /** @param at the original start of a date; the first one without it */
  async show(user: SignedInUser, row: EventRow, at?: string): Promise<CalendarEvent> {
    const series = seriesOf(row);
    const instance = instanceOf(series, at);
    const { id, version, category, colour, zone, rule, roomId, answer } = row;
    const room = roomId === null ? null : await this.rooms.find(roomId);
    return {
      ...{ id, version, category, colour, zone, rule, answer },
      ...wordsOf(row, instance?.override ?? null),
      ...(await this.peopleOf(user, row)),
      at: instance?.recurrenceId ?? series.start,
      ...(instance ? timesOf(series, instance) : { start: series.start, end: series.start }),
      next: instance ? datesFrom(series, instance.recurrenceId) : [],
      exceptions: series.exdates.length + series.overrides.length,
      room: room && { id: room.id, name: room.name },
      reminders: await this.people.listReminders(id, user.id),
      mayChange: await this.scope.mayChange(user, row, 'update'),
    };
  }

  private async peopleOf(
    { companyId }: SignedInUser,
    row: EventRow,
  ): Promise<Pick<CalendarEvent, 'owner' | 'organiser' | 'guests'>> {
    const { id, ownerKind, ownerId, organiserId } = row;
    const guests = await this.people.listGuests(id);
    const ids = new Set([organiserId, ...guests.map(({ userId }) => userId)]);
    if (ownerKind === 'person' && ownerId !== null) ids.add(ownerId);
    const names = await this.directory.listNames(companyId, [...ids]);
    const name = (of: string) => names.get(of) ?? '';
    return {
      owner: { kind: ownerKind, id: ownerId, name: await this.ownerName(row, name) },
      organiser: { id: organiserId, name: name(organiserId) },
      guests: guests.map(({ userId, answer }) => ({ id: userId, name: name(userId), answer })),
    };
  }

  private async ownerName({ ownerKind, ownerId }: EventRow, name: (id: string) => string): Promise<string> {
    if (ownerKind === 'company' || ownerId === null) {
      const company = await this.directory.getCompany(this.db.currentCompanyId());
      return company.name;
    }
    return ownerKind === 'team' ? this.scope.nameOfTeam(ownerId) : name(ownerId);
  }
}

/** The date that is asked for; of one that is gone nothing is said. */
export function instanceOf(series: Series, at?: string): Instance | null {
  if (at === undefined) return nextInstances(series, firstOf(series), 1)[0] ?? null;
  try {
    return findInstance(series, at);
  } catch {
    // Not a time at all.
    return null;
  }
}

/** The next dates of a series from one on. */
export const datesFrom = (series: Series, at: string): string[] =>
  nextInstances(series, at, NEXT).map(({ recurrenceId }) => recurrenceId);

const firstOf = (series: Series): string => {
  const first = new Date(boundsOf(series).firstAt).toISOString();
  return series.timezone === null ? first.slice(0, 10) : `${first.slice(0, 19)}Z`;
};
