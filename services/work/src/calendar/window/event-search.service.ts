import type { CalendarFound, CalendarSearchQuery } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { seriesOf, type EventRow } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { expandSeries } from '../recurrence/expand.rules.js';
import { boundsOf, nextInstances } from '../recurrence/search.rules.js';
import type { Instance } from '../recurrence/series.types.js';
import { DAY_MS } from '../recurrence/wall-time.rules.js';
import { itemOf } from './event-items.rules.js';
import { calendarsOf, changesEvent, sightOf } from '../event/event-sight.rules.js';

const MOST = 50;
/** The last date of a series lies in the last of so many days, even of one that takes place every year. */
const BACK_DAYS = 400;
const CALENDARS = [
  ['own', 'events'],
  ['invited', 'events'],
  ['team', 'teamEvents'],
  ['company', 'companyEvents'],
] as const;

/** Finds events by their words in the calendars of a person. */
@Injectable()
export class EventSearch {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly events: EventRepository,
    private readonly readers: RowReaders,
  ) {}

  /** What is ahead in order of its next date, then what is over, the latest first. */
  find(user: SignedInUser, { text }: CalendarSearchQuery): Promise<CalendarFound> {
    return this.db.run(user.companyId, async () => {
      const reader = await this.readers.of(user);
      const filters = calendarsOf(reader);
      const now = this.clock.now().getTime();
      const found: CalendarFound['items'] = [];
      let more = false;
      for (const [calendar, source] of CALENDARS) {
        const order = { text, reader: reader.id, most: MOST + 1 };
        const rows = await this.events.search(filters[calendar], order);
        more ||= rows.length > MOST;
        for (const row of rows) {
          const instance = sightOf(reader, row) === 'all' ? placeOf(row, now) : null;
          const movable = changesEvent(reader, row, 'update');
          if (instance) found.push({ ...itemOf(row, instance, { reader, movable }), source });
        }
      }
      const shown = found.filter(({ title }) => title !== null).sort(byNearness(new Date(now).toISOString()));
      return { items: shown.slice(0, MOST), more: more || shown.length > MOST };
    });
  }
}

/** Its next date, or else its last. */
function placeOf(row: EventRow, now: number): Instance | null {
  const series = seriesOf(row);
  const text = (at: number) =>
    row.zone === null
      ? new Date(at).toISOString().slice(0, 10)
      : `${new Date(at).toISOString().slice(0, 19)}Z`;
  const [next] = nextInstances(series, text(now), 1);
  if (next) return next;
  const last = boundsOf(series).lastAt ?? now;
  const window = { from: text(last - BACK_DAYS * DAY_MS), to: text(last + DAY_MS) };
  return expandSeries(series, window).at(-1) ?? null;
}

const byNearness =
  (now: string) =>
  (a: { start: string }, b: { start: string }): number => {
    const [isAhead, isOtherAhead] = [a.start >= now.slice(0, 10), b.start >= now.slice(0, 10)];
    if (isAhead !== isOtherAhead) return isAhead ? -1 : 1;
    return (a.start < b.start ? -1 : 1) * (isAhead ? 1 : -1);
  };
