import { FEED_ERRORS, type CalendarFeed, type CreateFeed, type NewCalendarFeed } from '@atrium/contracts';
import {
  AppError,
  Audit,
  Clock,
  createLinkToken,
  ENV,
  notFound,
  TenantDb,
  type Env,
  type SignedInUser,
} from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import { calendarRules } from '../settings/calendar-rules.schema.js';
import { FeedRepository, type FeedRow } from './feed.repository.js';

const KIND = 'calendar_feed';
const MOST = 10;

/** The links by which a person's other programs read the calendar. */
@Injectable()
export class FeedService {
  constructor(
    private readonly db: TenantDb,
    private readonly feeds: FeedRepository,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(ENV) private readonly env: Env,
  ) {}

  list(user: SignedInUser): Promise<CalendarFeed[]> {
    return this.db.run(user.companyId, async () => (await this.feeds.listOf(user.id)).map(shown));
  }

  /** @throws {AppError} FEEDS_OFF, FEED_MANY */
  create(user: SignedInUser, given: CreateFeed): Promise<NewCalendarFeed> {
    return this.db.run(user.companyId, async () => {
      await this.refuseWhileOff();
      await this.feeds.lockOf(user.id);
      const own = await this.feeds.listOf(user.id);
      if (own.length >= MOST) throw new AppError(FEED_ERRORS.FEED_MANY);
      const { token, hash } = createLinkToken(user.companyId);
      const row = await this.feeds.insert({ ...given, userId: user.id }, hash, this.clock.now());
      this.record(user, 'create', row);
      return { ...shown(row), url: this.urlOf(token) };
    });
  }

  /** The old address ends. @throws {AppError} NOT_FOUND, FEEDS_OFF */
  renew(user: SignedInUser, id: string): Promise<NewCalendarFeed> {
    return this.db.run(user.companyId, async () => {
      await this.refuseWhileOff();
      const { token, hash } = createLinkToken(user.companyId);
      const row = await this.feeds.renew(user.id, id, hash);
      if (!row) throw notFound();
      this.record(user, 'renew', row);
      return { ...shown(row), url: this.urlOf(token) };
    });
  }

  /** @throws {AppError} NOT_FOUND */
  async revoke(user: SignedInUser, id: string): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const row = await this.feeds.revoke(user.id, id, this.clock.now());
      if (!row) throw notFound();
      this.record(user, 'revoke', row);
    });
  }

  private async refuseWhileOff(): Promise<void> {
    const { feedsAllowed } = await this.settings.ofCompany(calendarRules);
    if (!feedsAllowed) throw new AppError(FEED_ERRORS.FEEDS_OFF);
  }

  private urlOf(token: string): string {
    return `${this.env.publicUrl}/api/feeds/${token}.ics`;
  }

  private record(by: SignedInUser, step: string, { id, name, details, calendars }: FeedRow): void {
    const resource = { kind: KIND, id, title: name };
    this.audit.record({ action: `${KIND}.${step}`, by, resource, after: { details, calendars } });
  }
}

const shown = ({ id, name, details, calendars, createdAt, lastUsedAt }: FeedRow): CalendarFeed => ({
  id,
  name,
  details,
  calendars,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
