import type {
  InboxNotification,
  NotificationKindList,
  NotificationList,
  NotificationListQuery,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { LiveEvents, notFound, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PresenceService } from '../presence/presence.service.js';
import { CompanyKindsService } from './company-kinds.service.js';
import { listKinds, mayKnow } from './notification-kinds.policy.js';
import { translateNotification, toKind, toNotification } from './notification.mapper.js';
import { NotificationRepository } from './notification.repository.js';
import type { NotificationRecord } from './notification.types.js';
import { SubjectList } from './subject-list.service.js';

/** A person's notifications: only their own, and only what they may still see. */
@Injectable()
export class NotificationService {
  constructor(
    private readonly db: TenantDb,
    private readonly notifications: NotificationRepository,
    private readonly subjects: SubjectList,
    private readonly kinds: CompanyKindsService,
    private readonly directory: UserDirectoryService,
    private readonly presence: PresenceService,
    private readonly live: LiveEvents,
  ) {}

  async list(user: SignedInUser, query: NotificationListQuery): Promise<NotificationList> {
    const company = await this.kinds.of(user.companyId);
    const rows = await this.notifications.list(user, listKinds(company, user), query);
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? page.at(-1) : undefined;
    return { items: await this.show(user, page), next: last?.id ?? null };
  }

  /** The kinds that can concern the person, for choosing how to be notified. */
  async listKinds(user: SignedInUser): Promise<NotificationKindList> {
    const company = await this.kinds.of(user.companyId);
    const language = RequestContext.language() ?? 'en';
    const items = listKinds(company, user).flatMap((kind) => {
      const rules = company.kinds.get(kind);
      return rules && !rules.sample ? [toKind(kind, rules, language)] : [];
    });
    return { items };
  }

  async countUnread(user: SignedInUser): Promise<number> {
    return this.notifications.countUnread(user, listKinds(await this.kinds.of(user.companyId), user));
  }

  /** @throws {AppError} NOT_FOUND, also for another person's notification and one that the person may no longer see */
  async mark(user: SignedInUser, id: string, read: boolean): Promise<InboxNotification> {
    const company = await this.kinds.of(user.companyId);
    const changed = await this.db.run(user.companyId, async () => {
      await this.notifications.mark(user.id, id, read);
      const found = await this.notifications.find(user.id, id);
      if (!found || !mayKnow(company, user, found.kind)) throw notFound();
      await this.invalidate(user);
      return found;
    });
    const [shown] = await this.show(user, [changed]);
    if (!shown) throw notFound();
    return shown;
  }

  markAll(user: SignedInUser, upTo: string): Promise<void> {
    return this.db.run(user.companyId, async () => {
      await this.notifications.markAll(user.id, upTo);
      await this.invalidate(user);
    });
  }

  private invalidate({ id }: SignedInUser): Promise<void> {
    return this.live.publish({ type: 'invalidate', tags: ['Notification'] }, { users: [id] });
  }

  private async show(user: SignedInUser, records: NotificationRecord[]): Promise<InboxNotification[]> {
    const actors = [...new Set(records.map(({ actorId }) => actorId).filter((id) => id !== null))];
    const view = {
      user,
      company: await this.kinds.of(user.companyId),
      gone: await this.subjects.listGone(user, records),
      names:
        actors.length > 0
          ? await this.directory.listNames(user.companyId, actors)
          : new Map<string, string>(),
      presences: await this.presence.of(user.companyId, actors),
    };
    const language = RequestContext.language() ?? 'en';
    return records.map((record) => translateNotification(toNotification(record, view), language));
  }
}
