import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Clock, TenantDb } from '@atrium/platform';
import type { ListFilter, RowReader } from '@atrium/records';
import { ReaderLanguages, say, words } from '@atrium/reach';
import { RowReaders, type SubjectReader } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { EventRow, Span } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { writeFeedParts } from '../ics/feed.rules.js';
import type { FeedEvent } from '../ics/feed.types.js';
import { DAY_MS, dayStart } from '../recurrence/wall-time.rules.js';
import { feedEventOf } from './feed-event.rules.js';
import type { FeedRow, KeptFile } from './feed.repository.js';
import { calendarsOf, sightOf } from '../event/event-sight.rules.js';

/** What a file is made of. */
export interface FeedPlan {
  /** The same for the same file. */
  madeOf: string;
  feed: FeedRow;
  reader: RowReader;
  calendars: ListFilter[];
  span: Span;
  busyTitle: string | null;
}

const DAYS_BACK = 90;
const FOREVER = new Date('9999-12-31T00:00:00Z');
const PAGE = 200;

const compress = promisify(gzip);

/** Writes a person's calendar for other programs, a part at a time, so that nobody waits for it. */
@Injectable()
export class FeedWriter {
  private readonly turns = pLimit(1);

  constructor(
    private readonly db: TenantDb,
    private readonly events: EventRepository,
    private readonly readers: RowReaders,
    private readonly languages: ReaderLanguages,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only. */
  async plan(feed: FeedRow, member: SubjectReader): Promise<FeedPlan> {
    const { userId, name, details, calendars: chosen } = feed;
    const reader = await this.readers.of(member);
    const { own, invited, team, company } = calendarsOf(reader);
    const filters = { own: [own, invited], team: [team], company: [company] };
    const calendars = chosen.flatMap((each) => filters[each]);
    const today = dayStart(this.clock.now().getTime());
    const span = { from: new Date(today - DAYS_BACK * DAY_MS), to: FOREVER };
    const busy = say(words('Busy'), await this.languages.choose({ languageOf: [userId] }));
    const busyTitle = details === 'busy' ? busy : null;
    const prints: string[] = [];
    for (const calendar of calendars) prints.push(await this.events.printOf(span, calendar, userId));
    const madeOf = hashOf(JSON.stringify([name, busyTitle, calendars, span.from, prints]));
    return { madeOf, feed, reader, calendars, span, busyTitle };
  }

  /** Outside of `TenantDb.run`: it takes a connection for each page of events. */
  write(companyId: string, plan: FeedPlan): Promise<KeptFile> {
    return this.turns(() => this.writeNow(companyId, plan));
  }

  private async writeNow(companyId: string, plan: FeedPlan): Promise<KeptFile> {
    const { madeOf, feed, busyTitle } = plan;
    const events: FeedEvent[] = [];
    for (const calendar of plan.calendars)
      for await (const some of this.pagesOf(companyId, plan, calendar)) events.push(...some);
    const year = this.clock.now().getUTCFullYear();
    const [hash, parts]: [ReturnType<typeof createHash>, Buffer[]] = [createHash('sha256'), []];
    for (const part of writeFeedParts({ name: feed.name, events, busyTitle, year })) {
      hash.update(part);
      parts.push(Buffer.from(part));
      await setImmediate();
    }
    const file = await compress(Buffer.concat(parts));
    return { madeOf, etag: `"${hash.digest('base64url')}"`, file };
  }

  /** What the person sees with its words and has not declined; the private events of others are left out. */
  private async *pagesOf(
    companyId: string,
    { reader, span }: FeedPlan,
    calendar: ListFilter,
  ): AsyncGenerator<FeedEvent[]> {
    const pageAfter = (after: string | null): Promise<EventRow[]> =>
      this.db.run(companyId, () =>
        this.events.pageIn(span, calendar, { reader: reader.id, after, most: PAGE }),
      );
    for (let rows = await pageAfter(null); ; rows = await pageAfter(rows.at(-1)?.id ?? null)) {
      yield rows
        .filter((row) => row.answer !== 'no' && sightOf(reader, row) === 'all')
        .map((row) => feedEventOf(row, reader));
      if (rows.length < PAGE) return;
    }
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
