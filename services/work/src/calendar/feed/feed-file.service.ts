import { createHash } from 'node:crypto';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, notFound, parseLinkToken, TenantDb } from '@atrium/platform';
import { ReaderLanguages, say, Settings, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { EventAccess } from '../event/event-access.rules.js';
import type { EventRow } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { EventScope } from '../event/event-scope.service.js';
import { writeFeed } from '../ics/feed.rules.js';
import { DAY_MS } from '../recurrence/wall-time.rules.js';
import { calendarRules } from '../settings/calendar-rules.schema.js';
import { feedEventOf } from './feed-event.rules.js';
import { FeedRepository, type FeedRow } from './feed.repository.js';

export interface FeedFile {
  text: string;
  /** Changes whenever the text does. */
  etag: string;
}

const DAYS_BACK = 90;
const FOREVER = new Date('9999-12-31T00:00:00Z');
const LINK = /^(.+)\.ics$/;

/** A person's calendar for other programs. */
@Injectable()
export class FeedFiles {
  constructor(
    private readonly db: TenantDb,
    private readonly feeds: FeedRepository,
    private readonly events: EventRepository,
    private readonly scope: EventScope,
    private readonly directory: UserDirectoryService,
    private readonly settings: Settings,
    private readonly languages: ReaderLanguages,
    private readonly clock: Clock,
  ) {}

  /** @throws {AppError} NOT_FOUND, alike for an unknown link, a revoked one and one whose person has left */
  async read(link: string): Promise<FeedFile> {
    const token = parseLinkToken(LINK.exec(link)?.[1] ?? '');
    if (!token) throw notFound();
    const text = await this.db.run(token.companyId, async () => {
      const feed = await this.feeds.use(token.hash, this.clock.now());
      if (!feed) throw notFound();
      const { feedsAllowed } = await this.settings.ofCompany(calendarRules);
      if (!feedsAllowed) throw notFound();
      return this.write(token.companyId, feed);
    });
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  }

  private async write(companyId: string, { userId, name, details, calendars }: FeedRow): Promise<string> {
    const [member] = await this.directory.listMembers(companyId, { ids: [userId] });
    if (!member) throw notFound();
    const access = await this.scope.of(member);
    const rows = await this.rowsOf({ userId, calendars }, access);
    const busy = say(words('Busy'), await this.languages.choose({ languageOf: [userId] }));
    return writeFeed({
      name,
      events: rows.map((row) => feedEventOf(row, access)),
      busyTitle: details === 'busy' ? busy : null,
      year: this.clock.now().getUTCFullYear(),
    });
  }

  /** What the person sees with its words and has not declined; the private events of others are left out. */
  private async rowsOf(
    { userId, calendars }: Pick<FeedRow, 'userId' | 'calendars'>,
    access: EventAccess,
  ): Promise<EventRow[]> {
    const from = new Date(this.clock.now().getTime() - DAYS_BACK * DAY_MS);
    const rows: EventRow[] = [];
    const { own, invited, team, company } = access.calendars();
    const filters = { own: [own, invited], team: [team], company: [company] };
    for (const calendar of calendars.flatMap((each) => filters[each]))
      rows.push(...(await this.events.listIn({ from, to: FOREVER }, calendar, userId)));
    return rows.filter((row) => row.answer !== 'no' && access.sightOf(row) === 'all');
  }
}
