import { LOCALES } from '@atrium/contracts';
import { RequestContext as Call, type SignedInUser } from '@atrium/platform';
import { ReaderSearch, type ReaderFinds } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventSearch } from './event-search.service.js';

/** `2026-12-04`. */
const DAY_LENGTH = 10;

/** Events in the portal's search: those of the person's calendars, the next ones first. */
@Injectable()
export class EventFinds extends ReaderSearch {
  readonly key = 'event';

  constructor(private readonly events: EventSearch) {
    super();
  }

  override async find(
    user: SignedInUser,
    { text, most }: { text: string; most: number },
  ): Promise<ReaderFinds> {
    if (user.role === 'client') return { items: [], total: 0, totalIsExact: true };
    const { items, more } = await this.events.find(user, { text });
    const locale = LOCALES[Call.language() ?? 'en'];
    const dayOf = (start: string): string => {
      // Whole days have no zone.
      const timeZone = start.length > DAY_LENGTH ? user.companyTimezone : 'UTC';
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(start));
    };
    const found = items.flatMap(({ event, title, start }) => {
      if (!event || title === null) return [];
      return { id: event.id, title, lookup: title, detail: dayOf(start) };
    });
    return { items: found.slice(0, most), total: found.length, totalIsExact: !more };
  }
}
