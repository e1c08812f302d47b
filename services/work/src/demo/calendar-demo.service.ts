import { calendarRulesKey, dayIn, addDays, mondayOf, type EventOwner } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventAnswers } from '../calendar/planning/event-answers.service.js';
import { EventService } from '../calendar/planning/event.service.js';
import { ROOMS } from '../calendar/room/room.record.js';
import { DEMO_CATEGORIES, DEMO_EVENTS, DEMO_ROOM, type DemoEvent } from './calendar.seed.js';

/** The demo company's calendar, through the same use cases that people use. */
@Injectable()
export class CalendarDemo {
  constructor(
    private readonly events: EventService,
    private readonly answers: EventAnswers,
    private readonly records: Records,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** What the company chooses for its calendar, unless it has. Not inside `TenantDb.run`. */
  async choose({ hr }: DemoStaff): Promise<void> {
    const { key, fallback } = calendarRulesKey;
    const known = (await this.settings.list(hr)).find((each) => each.key === key);
    if (known && known.version > 0) return;
    const value = { ...fallback, categories: [...DEMO_CATEGORIES] };
    await this.settings.put(hr, key, { value, version: 0 });
  }

  /** Inside `TenantDb.run` only. */
  async fill(staff: DemoStaff): Promise<void> {
    const room = await this.records.of(ROOMS).create(staff.hr, DEMO_ROOM);
    for (const event of DEMO_EVENTS) await this.add(staff, event, room.id);
  }

  private async add(
    staff: DemoStaff,
    { by, owner, day, from, to, rule, guests = [], place, ...event }: DemoEvent,
    roomId: string,
  ): Promise<void> {
    const zone = staff.admin.companyTimezone;
    const date = addDays(mondayOf(dayIn(this.clock.now(), zone)), day);
    const times =
      to === null ? { start: date, end: date } : { start: `${date}T${from}`, end: `${date}T${to}` };
    const given: EventOwner = owner ? { kind: owner } : { kind: 'person' };
    const { id } = await this.events.create(staff[by], {
      owner: given,
      title: event.title,
      place: place ?? null,
      link: null,
      description: null,
      category: null,
      ...times,
      zone: to === null ? null : zone,
      rule: rule ?? null,
      roomId: event.room ? roomId : null,
      visibility: 'normal',
      busy: true,
      state: 'confirmed',
      ...event.more,
      guestIds: guests.map((who) => staff[who].id),
      reminders: to === null ? [] : [10],
    });
    const [first] = guests;
    if (first) await this.answers.answer(staff[first], id, { answer: 'yes' });
  }
}
