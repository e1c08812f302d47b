import {
  EVENT_ERRORS,
  type CalendarEvent,
  type CreateEvent,
  type EventDates,
  type EventDatesQuery,
  type EventOwners,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { acceptRule } from '../recurrence/rule-check.rules.js';
import type { Series } from '../recurrence/series.types.js';
import { Reminders } from '../event/reminders.service.js';
import { EventAttachments } from '../event/event-attachments.service.js';
import { EventGuests } from '../guest/event-guests.service.js';
import { EventNotices } from './event-notices.service.js';
import { OwnReminderRepository } from '../event/own-reminder.repository.js';
import { EventRecords } from '../event/event-records.service.js';
import { EventRooms } from '../event/event-rooms.service.js';
import { seriesOf, type EventRow } from '../event/event-row.rules.js';
import { lengthOf, refuseRule, timeFor } from '../event/event-times.rules.js';
import { datesFrom, EventView, instanceOf } from './event-view.service.js';
import { EventRepository } from '../event/event.repository.js';
import { changesEvent, sightOf } from '../event/event-sight.rules.js';

/** Events of people, of teams and of the company. */
@Injectable()
export class EventService {
  constructor(
    private readonly db: TenantDb,
    private readonly events: EventRepository,
    private readonly people: OwnReminderRepository,
    private readonly guests: EventGuests,
    private readonly readers: RowReaders,
    private readonly view: EventView,
    private readonly directory: UserDirectoryService,
    private readonly records: EventRecords,
    private readonly notices: EventNotices,
    private readonly rooms: EventRooms,
    private readonly reminders: Reminders,
    private readonly attachments: EventAttachments,
  ) {}

  /** @throws {AppError} NOT_FOUND, also of one whose details the person does not see; EVENT_GONE of a date */
  get(user: SignedInUser, id: string, at?: string): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const row = await this.find(user, id);
      if (at !== undefined && !instanceOf(seriesOf(row), at)) throw new AppError(EVENT_ERRORS.EVENT_GONE);
      return this.view.show(user, row, at);
    });
  }

  /** @throws {AppError} EVENT_OWNER, EVENT_ENDS_FIRST, EVENT_RULE, EVENT_GUEST, EVENT_OUTSIDE_OFF, EVENT_ROOM_TAKEN, VALIDATION_FAILED */
  create(user: SignedInUser, given: CreateEvent): Promise<CalendarEvent> {
    const series = seriesFrom(given);
    return this.db.run(user.companyId, async () => {
      const { owner, guestIds, outsideGuests, reminders, title, place, link, description, ...more } = given;
      const {
        category,
        roomId,
        visibility,
        busy,
        state,
        colour = null,
        guestsHidden = false,
        fileIds = [],
      } = more;
      const ownerKind = owner.kind;
      const ownerId = { person: user.id, team: 'id' in owner ? owner.id : null, company: null }[owner.kind];
      if (!changesEvent(await this.readers.of(user), { ownerKind, ownerId }, 'create'))
        throw new AppError(EVENT_ERRORS.EVENT_OWNER, {
          fields: { owner: EVENT_ERRORS.EVENT_OWNER.message },
        });
      if (roomId !== null) await this.rooms.take(user, { roomId, series, eventId: null });
      const values = {
        ...{ ownerKind, ownerId, title, place, link, description, category, roomId, visibility, busy, state },
        ...{ colour, guestsHidden, organiserId: user.id, uid: `${crypto.randomUUID()}@atrium` },
      };
      const id = await this.events.insert(series, values, user.id);
      await this.people.putReminders(id, user.id, reminders);
      const wanted = { organiserId: user.id, guestIds, outsideGuests, reminders };
      const { invited } = await this.guests.put(user, id, wanted);
      await this.attachments.attachAll(user, id, fileIds);
      const row = await this.find(user, id);
      await this.reminders.plan(row);
      this.records.created(user, row);
      await this.records.invalidate(row, invited.inside);
      await this.notices.created(user, row, invited);
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
      const reader = await this.readers.of(user);
      const led = reader.teams.filter(({ leads }) => leads);
      const company = { ownerKind: 'company', ownerId: null } as const;
      const keeps = changesEvent(reader, company, 'create');
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
    if (!row || sightOf(await this.readers.of(user), row) !== 'all') throw notFound();
    return row;
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
