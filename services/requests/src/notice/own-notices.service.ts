import { dayIn, NOTICE_SNOOZE_DAYS, passesCheck, type AnswerNotice, type Notice } from '@atrium/contracts';
import {
  Clock,
  Contributions,
  LiveEvents,
  notFound,
  RequestContext as Call,
  TenantDb,
  validationError,
  type SignedInUser,
} from '@atrium/platform';
import { say } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { NoticeKind } from '../kind/notice-kind.service.js';
import { NoticeRepository } from './notice.repository.js';
import { NOTICE_TAGS } from './notices.service.js';

const DAY_MS = 86_400_000;

/** A person's own list of notices: what they have not yet ended or put off. */
@Injectable()
export class OwnNotices {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    private readonly notices: NoticeRepository,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {}

  async list(user: SignedInUser): Promise<Notice[]> {
    const kinds = await this.kindsOf(user);
    if (kinds.size === 0) return [];
    const rows = await this.db.run(user.companyId, () =>
      this.notices.listOpen(this.readerOf(user, [...kinds.keys()])),
    );
    const language = Call.language() ?? 'en';
    return rows.map(({ text, createdAt, kind, ...row }) => ({
      ...row,
      kind,
      text: say(text, language),
      createdAt: createdAt.toISOString(),
      title: say(kinds.get(kind)?.title ?? kind, language),
      icon: kinds.get(kind)?.icon ?? 'file',
    }));
  }

  async count(user: SignedInUser): Promise<number> {
    const kinds = await this.kindsOf(user);
    if (kinds.size === 0) return 0;
    return this.db.run(user.companyId, () => this.notices.countOpen(this.readerOf(user, [...kinds.keys()])));
  }

  /** Ends a notice for the person, or puts it off. @throws {AppError} NOT_FOUND, VALIDATION_FAILED on `snoozedUntil` */
  async answer(user: SignedInUser, id: string, { version, snoozedUntil }: AnswerNotice): Promise<void> {
    const at = this.clock.now();
    const until = snoozedUntil === null ? null : new Date(snoozedUntil);
    if (until && (until <= at || until.getTime() > at.getTime() + NOTICE_SNOOZE_DAYS * DAY_MS))
      throw validationError([{ path: ['snoozedUntil'], message: 'Choose a time within the next 31 days.' }]);
    await this.change(user, id, () =>
      this.notices.answer({ id, userId: user.id, version, snoozedUntil: until, at }),
    );
  }

  /** Shows a notice to the person again. @throws {AppError} NOT_FOUND */
  takeBack(user: SignedInUser, id: string): Promise<void> {
    return this.change(user, id, () => this.notices.takeBack({ id, userId: user.id }));
  }

  private async change(user: SignedInUser, id: string, change: () => Promise<void>): Promise<void> {
    const kinds = await this.kindsOf(user);
    await this.db.run(user.companyId, async () => {
      const kind = await this.notices.findKind(id);
      if (kind === null || !kinds.has(kind)) throw notFound();
      await change();
      await this.live.publish({ type: 'invalidate', tags: NOTICE_TAGS }, { users: [user.id] });
    });
  }

  private async kindsOf(user: SignedInUser): Promise<Map<string, NoticeKind>> {
    const enabled = await this.contributions.enabledOf(NoticeKind, user.companyId);
    return new Map(
      enabled.filter(({ readers }) => passesCheck(user, readers)).map((kind) => [kind.key, kind]),
    );
  }

  private readerOf({ id, companyTimezone }: SignedInUser, kinds: string[]) {
    const now = this.clock.now();
    return { userId: id, kinds, now, today: dayIn(now, companyTimezone) };
  }
}
