import {
  EVENT_ERRORS,
  MOST_GUESTS,
  type CalendarEvent,
  type CreateEvent,
  type EventDates,
  type EventDatesQuery,
  type EventOwners,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { acceptRule } from '../recurrence/rule-check.rules.js';
import type { Series } from '../recurrence/series.types.js';
import { Reminders } from './reminders.service.js';
import { EventNotices } from './event-notices.service.js';
import { EventPeopleRepository } from './event-people.repository.js';
import { EventRecords } from './event-records.service.js';
import { EventRooms } from './event-rooms.service.js';
import { seriesOf, type EventRow } from './event-row.rules.js';
import { EventScope } from './event-scope.service.js';
import { lengthOf, refuseRule, timeFor } from './event-times.rules.js';
import { datesFrom, EventView, instanceOf } from './event-view.service.js';
import { EventRepository } from './event.repository.js';

/** Events of people, of teams and of the company. */
@Injectable()
export class EventService {
  constructor(
    private readonly db: TenantDb,
    private readonly events: EventRepository,
    private readonly people: EventPeopleRepository,
    private readonly scope: EventScope,
    private readonly view: EventView,
    private readonly directory: UserDirectoryService,
    private readonly records: EventRecords,
    private readonly notices: EventNotices,
    private readonly rooms: EventRooms,
    private readonly reminders: Reminders,
  ) {}

  /** @throws {AppError} NOT_FOUND, also of one whose details the person does not see; EVENT_GONE of a date */
  get(user: SignedInUser, id: string, at?: string): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const row = await this.find(user, id);
      if (at !== undefined && !instanceOf(seriesOf(row), at)) throw new AppError(EVENT_ERRORS.EVENT_GONE);
      return this.view.show(user, row, at);
    });
  }

  /** @throws {AppError} EVENT_OWNER, EVENT_ENDS_FIRST, EVENT_RULE, EVENT_GUEST, EVENT_ROOM_TAKEN */
  create(user: SignedInUser, given: CreateEvent): Promise<CalendarEvent> {
    const series = seriesFrom(given);
    return this.db.run(user.companyId, async () => {
      const { owner, guestIds, reminders, title, place, link, description, category, ...more } = given;
      const { roomId, visibility, busy, state, colour = null } = more;
      const ownerKind = owner.kind;
      const ownerId = { person: user.id, team: 'id' in owner ? owner.id : null, company: null }[owner.kind];
      if (!(await this.scope.mayChange(user, { ownerKind, ownerId }, 'create')))
        throw new AppError(EVENT_ERRORS.EVENT_OWNER, {
          fields: { owner: EVENT_ERRORS.EVENT_OWNER.message },
        });
      const guests = guestIds.filter((each) => each !== user.id);
      await this.checkGuests(user.companyId, guests);
      if (roomId !== null) await this.rooms.take(user, { roomId, series, eventId: null });
      const values = {
        ...{ ownerKind, ownerId, title, place, link, description, category, roomId, visibility, busy, state },
        ...{ colour, organiserId: user.id, uid: `${crypto.randomUUID()}@atrium` },
      };
      const id = await this.events.insert(series, values, user.id);
      await this.people.putGuests(id, guests);
      for (const each of [user.id, ...guests]) await this.people.putReminders(id, each, reminders);
      const row = await this.find(user, id);
      await this.reminders.plan(row);
      this.records.created(user, row);
      await this.records.invalidate(row, guests);
      await this.notices.invited(user, row, guests);
      return this.view.show(user, row);
    });
  }

  /** @throws {AppError} EVENT_RULE on `rule` */
  dates({ start, zone, rule }: EventDatesQuery): EventDates {
    const timezone = start.length === 10 ? null : (zone ?? 'UTC');
    const accepted = acceptRule(rule, { start, timezone });
    if ('refused' in accepted) refuseRule(accepted);
    const none = { exdates: [], rdates: [], overrides: [] };
    return { ...accepted, dates: datesFrom({ timezone, start, length: 0, ...accepted, ...none }, start) };
  }

  /** The calendars into which the person may put events. */
  owners(user: SignedInUser): Promise<EventOwners> {
    return this.db.run(user.companyId, async () => {
      const led = (await this.scope.teamsOf(user.id)).filter(({ leads }) => leads);
      const company = { ownerKind: 'company', ownerId: null } as const;
      const keeps = await this.scope.mayChange(user, company, 'create');
      const { name } = await this.directory.getCompany(user.companyId);
      return {
        items: [
          { kind: 'person', id: user.id, name: `${user.firstName} ${user.lastName}` },
          ...led.map((team) => ({ kind: 'team' as const, id: team.id, name: team.name })),
          ...(keeps ? [{ kind: 'company' as const, id: null, name }] : []),
        ],
      };
    });
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND */
  async find(user: SignedInUser, id: string): Promise<EventRow> {
    const row = await this.events.find(id, user.id);
    if (!row || (await this.scope.sightOf(user, row)) !== 'all') throw notFound();
    return row;
  }

  /** Inside `TenantDb.run` only. @throws {AppError} EVENT_GUEST on `guestIds` */
  async checkGuests(companyId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const wanted = [...new Set(ids)];
    const known = await this.directory.listMembers(companyId, { ids: wanted, limit: MOST_GUESTS });
    if (known.length === wanted.length) return;
    throw new AppError(EVENT_ERRORS.EVENT_GUEST, { fields: { guestIds: EVENT_ERRORS.EVENT_GUEST.message } });
  }
}

/** @throws {AppError} EVENT_ENDS_FIRST, EVENT_RULE */
function seriesFrom(given: Pick<CreateEvent, 'zone' | 'start' | 'end' | 'rule'>): Series {
  const { zone, rule } = given;
  const start = timeFor(zone, given.start);
  const accepted = rule === null ? { rule } : acceptRule(rule, { start, timezone: zone });
  if ('refused' in accepted) refuseRule(accepted);
  const none = { exdates: [], rdates: [], overrides: [] };
  return { timezone: zone, start, length: lengthOf(given), ...accepted, ...none };
}
