import { setImmediate } from 'node:timers/promises';
import type { CalendarHue } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventRepository } from '../event/event.repository.js';
import { TooManyInstancesError } from '../recurrence/too-many-instances.error.js';
import { CalendarSource } from './calendar-source.service.js';
import type { CalendarWindow, SourceItem } from './calendar-source.types.js';
import { itemsOf, teamCalendarKey } from './event-items.rules.js';
import { spanOf } from './window.rules.js';
import { calendarsOf } from '../event/event-sight.rules.js';

/** Of which the page shows some of each day and counts the others. */
const MOST_ITEMS = 20_000;
const AT_A_STRETCH = 50;
/** In milliseconds. The calendar’s own events are waited for, also where a person imported ten thousand of them. */
const EVENT_PATIENCE = 15_000;

type Calendar = 'own' | 'invited' | 'team' | 'company';

/** The events of a person's calendars in a window. */
@Injectable()
export class EventWindows {
  constructor(
    private readonly db: TenantDb,
    private readonly events: EventRepository,
    private readonly readers: RowReaders,
  ) {}

  /** @throws {TooManyInstancesError} */
  async list(
    window: CalendarWindow,
    user: SignedInUser,
    calendars: readonly Calendar[],
  ): Promise<SourceItem[]> {
    const { rows, reader } = await this.db.run(user.companyId, async () => {
      const reader = await this.readers.of(user);
      const filters = calendarsOf(reader);
      const lists = [];
      for (const calendar of calendars)
        lists.push(await this.events.listIn(spanOf(window), filters[calendar], reader.id));
      return { rows: lists.flat(), reader };
    });
    const items: SourceItem[] = [];
    for (const [place, row] of rows.entries()) {
      // Others of the portal get their turn.
      if (place % AT_A_STRETCH === 0) await setImmediate();
      const most = MOST_ITEMS - items.length;
      if (most <= 0) throw new TooManyInstancesError();
      items.push(...itemsOf(row, { window, reader, most }));
    }
    return items;
  }

  /** Of the teams in which the reader is, or which they lead. */
  async teamCalendars(reader: SignedInUser): Promise<{ key: string; title: string }[]> {
    const { teams } = await this.readers.of(reader, reader.companyId);
    return teams.map(({ id, name }) => ({ key: teamCalendarKey(id), title: name }));
  }
}

/** The reader's own events, and those to which they are invited. */
@Injectable()
export class OwnEventSource extends CalendarSource {
  override readonly key = 'events';
  override readonly title = words('My events');
  override readonly colour: CalendarHue = 1;
  override readonly fixed = null;
  override readonly patience = EVENT_PATIENCE;

  constructor(private readonly windows: EventWindows) {
    super();
  }

  override list(window: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    return this.windows.list(window, reader, ['own', 'invited']);
  }
}

@Injectable()
export class TeamEventSource extends CalendarSource {
  override readonly key = 'teamEvents';
  override readonly title = words('Events of my teams');
  override readonly colour: CalendarHue = 2;
  override readonly fixed = null;
  override readonly patience = EVENT_PATIENCE;

  constructor(private readonly windows: EventWindows) {
    super();
  }

  override list(window: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    return this.windows.list(window, reader, ['team']);
  }

  /** Each team is a calendar of its own. */
  override ownCalendars(reader: SignedInUser): Promise<{ key: string; title: string }[]> {
    return this.windows.teamCalendars(reader);
  }
}

@Injectable()
export class CompanyEventSource extends CalendarSource {
  override readonly key = 'companyEvents';
  override readonly title = words('Company events');
  override readonly colour: CalendarHue = 3;
  override readonly fixed = null;
  override readonly patience = EVENT_PATIENCE;

  constructor(private readonly windows: EventWindows) {
    super();
  }

  override list(window: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    return this.windows.list(window, reader, ['company']);
  }
}
