import {
  EVENT_ERRORS,
  type CalendarEvent,
  type CreateEvent,
  type EventDates,
  type EventDatesQuery,
} from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { acceptRule } from '../recurrence/rule-check.rules.js';
import type { Series } from '../recurrence/series.types.js';
import { EventAttachments } from '../event/event-attachments.service.js';
import { seriesOf } from '../event/event-row.rules.js';
import { lengthOf, refuseRule, timeFor } from '../event/event-times.rules.js';
import { datesFrom, EventView, instanceOf } from './event-view.service.js';
import { changesEvent } from '../event/event-sight.rules.js';
import { EventDoor } from './event-door.service.js';
import { EventEffects } from './event-effects.service.js';
import { EventInviting } from './event-inviting.service.js';
import { EventStore } from './event-store.service.js';

/** Events of people, of teams and of the company. */
@Injectable()
export class EventService {
  constructor(
    private readonly db: TenantDb,
    private readonly readers: RowReaders,
    private readonly door: EventDoor,
    private readonly store: EventStore,
    private readonly inviting: EventInviting,
    private readonly attachments: EventAttachments,
    private readonly effects: EventEffects,
    private readonly view: EventView,
  ) {}

  /** @throws {AppError} NOT_FOUND, also of one whose details the person does not see; EVENT_GONE of a date */
  get(user: SignedInUser, id: string, at?: string): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const row = await this.door.find(user, id);
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
      const values = {
        ownerKind,
        ownerId,
        title,
        place,
        link,
        description,
        category,
        roomId,
        visibility,
        busy,
        state,
        colour,
        guestsHidden,
        organiserId: user.id,
        uid: `${crypto.randomUUID()}@atrium`,
      };
      const id = await this.store.add(user, series, values);
      const wanted = { guestIds, outsideGuests, reminders };
      const { invited } = await this.inviting.invite(
        user,
        { organiserId: user.id },
        { target: id, given: wanted },
      );
      await this.attachments.attachAll(user, id, fileIds);
      const row = await this.door.find(user, id);
      await this.effects.created(user, row, invited);
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
