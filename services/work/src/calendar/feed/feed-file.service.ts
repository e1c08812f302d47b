import { UserDirectoryService } from '@atrium/identity';
import { Clock, Limiter, networkOf, notFound, parseLinkToken, TenantDb } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { calendarRules } from '../settings/calendar-rules.schema.js';
import { FeedWriter, type FeedPlan } from './feed-writer.service.js';
import { FeedRepository, type KeptFile, type UsedFeed } from './feed.repository.js';

export interface FeedFile {
  /** Changes whenever the text does. */
  etag: string;
  /** The text, compressed with gzip. */
  read: () => Promise<Buffer>;
}

interface Known {
  companyId: string;
  feed: UsedFeed;
  /** What the file is to be made of; null: what is kept holds. */
  plan: FeedPlan | null;
}

const LINK = /^(.+)\.ics$/;
/** Programs ask every few minutes at most, those of one network for many people. */
const BY_LINK = { limit: 120, windowSeconds: 600 };
const BY_NETWORK = { limit: 1_200, windowSeconds: 600 };

/** A person's calendar for other programs: kept, and made anew at most once a minute. */
@Injectable()
export class FeedFiles {
  private readonly underWay = new Map<string, Promise<KeptFile>>();

  constructor(
    private readonly db: TenantDb,
    private readonly feeds: FeedRepository,
    private readonly writer: FeedWriter,
    private readonly directory: UserDirectoryService,
    private readonly settings: Settings,
    private readonly limiter: Limiter,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {AppError} NOT_FOUND, alike for an unknown link, a revoked one and one whose person has left;
   * TOO_MANY_ATTEMPTS by link and by address
   */
  async read(link: string, address: string): Promise<FeedFile> {
    await this.limiter.hit(`calendar feeds ${networkOf(address)}`, BY_NETWORK);
    const token = parseLinkToken(LINK.exec(link)?.[1] ?? '');
    if (!token) throw notFound();
    await this.limiter.hit(`calendar feed ${token.hash}`, BY_LINK);
    const { companyId } = token;
    const known = await this.db.run(companyId, () => this.look(companyId, token.hash));
    const { feed, plan } = known;
    if (!plan && feed.etag !== null) return { etag: feed.etag, read: () => this.keptOf(known) };
    const made = await this.make(known);
    return { etag: made.etag, read: () => Promise.resolve(made.file) };
  }

  private async look(companyId: string, hash: string): Promise<Known> {
    const now = this.clock.now();
    const feed = await this.feeds.use(hash, now);
    if (!feed) throw notFound();
    const { feedsAllowed } = await this.settings.ofCompany(calendarRules);
    const [member] = feedsAllowed ? await this.directory.listMembers(companyId, { ids: [feed.userId] }) : [];
    if (!member) throw notFound();
    const isTime = await this.feeds.beginCheck(feed.id, now);
    if (!isTime && feed.etag !== null) return { companyId, feed, plan: null };
    const plan = await this.writer.plan(feed, member);
    return { companyId, feed, plan: plan.madeOf === feed.madeOf ? null : plan };
  }

  /** Whoever asks for what is being made waits for that. */
  private async make({ companyId, feed: { id }, plan }: Known): Promise<KeptFile> {
    const waited = this.underWay.get(id);
    if (waited) return waited;
    if (!plan) throw notFound();
    const work = this.writer.write(companyId, plan).then(async (made) => {
      await this.db.run(companyId, () => this.feeds.keepFile(id, made));
      return made;
    });
    this.underWay.set(id, work);
    try {
      return await work;
    } finally {
      this.underWay.delete(id);
    }
  }

  private async keptOf({ companyId, feed }: Known): Promise<Buffer> {
    const kept = await this.db.run(companyId, () => this.feeds.readFile(feed.id));
    if (!kept) throw notFound();
    return kept.file;
  }
}
