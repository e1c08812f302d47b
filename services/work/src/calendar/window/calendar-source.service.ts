import type { CalendarHue, CalendarItem } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The days that a calendar shows, half-open, in the zone of the person who looks. */
export interface CalendarWindow {
  from: string;
  to: string;
  /** The moments at which these days start there. */
  fromAt: Date;
  toAt: Date;
  zone: string;
}

/** An item of a source; the calendar adds the source's key. */
export type SourceItem = Omit<CalendarItem, 'source'>;

/** Something that calendars show. Services extend this class; a provider is a source. */
@Injectable()
export abstract class CalendarSource {
  /** Left out while this remote is off. */
  readonly remote?: string | null;
  abstract readonly key: string;
  abstract readonly title: string;
  abstract readonly colour: CalendarHue;

  /**
   * What the person sees of a time. Not inside `TenantDb.run`: a source that fails leaves the others alone.
   * @throws {TooManyInstancesError} when it is too much to show
   */
  abstract list(window: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]>;
}

/** An item of whole days that is no event of the calendar: its last day, not the day after. */
export function dayItem({
  id,
  title,
  from,
  to,
  url,
  busy,
}: Pick<SourceItem, 'id' | 'title' | 'url' | 'busy'> & { from: string; to: string }): SourceItem {
  const end = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10);
  return {
    ...{ id, title, start: from, end, allDay: true, zone: null, busy, url },
    ...{ version: null, movable: false, private: false, event: null },
  };
}

const DAY_MS = 86_400_000;
