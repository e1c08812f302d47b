import type { InboxNotification, NotificationList, NotificationListQuery } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PresenceService } from '../presence/presence.service.js';
import { listKinds, mayKnow } from './notification-kinds.policy.js';
import { toNotification } from './notification.mapper.js';
import { NotificationRepository } from './notification.repository.js';
import type { NotificationRecord } from './notification.types.js';
import { RemotesOffService } from './remotes-off.service.js';
import { SubjectList } from './subject-list.service.js';

/** What a person is told of: their own only, and of that only what they may still know. */
@Injectable()
export class NotificationService {
  constructor(
    private readonly db: TenantDb,
    private readonly notifications: NotificationRepository,
    private readonly subjects: SubjectList,
    private readonly remotes: RemotesOffService,
    private readonly directory: UserDirectoryService,
    private readonly presence: PresenceService,
    private readonly live: LiveEvents,
  ) {}

  async list(user: SignedInUser, query: NotificationListQuery): Promise<NotificationList> {
    const off = await this.remotes.of(user.companyId);
    const rows = await this.notifications.list(user, listKinds(user, off), query);
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? page.at(-1) : undefined;
    return { items: await this.show(user, page), next: last?.id ?? null };
  }

  async countUnread(user: SignedInUser): Promise<number> {
    return this.notifications.countUnread(user, listKinds(user, await this.remotes.of(user.companyId)));
  }

  /** @throws {AppError} NOT_FOUND, also for another person's and for one that the person may not know any more */
  async mark(user: SignedInUser, id: string, read: boolean): Promise<InboxNotification> {
    const off = await this.remotes.of(user.companyId);
    const changed = await this.db.run(user.companyId, async () => {
      await this.notifications.mark(user.id, id, read);
      const found = await this.notifications.find(user.id, id);
      if (!found || !mayKnow(user, found.kind, off)) throw notFound();
      await this.tell(user);
      return found;
    });
    const [shown] = await this.show(user, [changed]);
    if (!shown) throw notFound();
    return shown;
  }

  markAll(user: SignedInUser, upTo: string): Promise<void> {
    return this.db.run(user.companyId, async () => {
      await this.notifications.markAll(user.id, upTo);
      await this.tell(user);
    });
  }

  private tell({ id }: SignedInUser): Promise<void> {
    return this.live.notify({ type: 'invalidate', tags: ['Notification'] }, { users: [id] });
  }

  private async show(user: SignedInUser, records: NotificationRecord[]): Promise<InboxNotification[]> {
    const actors = [...new Set(records.map(({ actorId }) => actorId).filter((id) => id !== null))];
    const view = {
      user,
      off: await this.remotes.of(user.companyId),
      gone: await this.subjects.listGone(user, records),
      names:
        actors.length > 0
          ? await this.directory.listNames(user.companyId, actors)
          : new Map<string, string>(),
      presences: await this.presence.of(user.companyId, actors),
    };
    return records.map((record) => toNotification(record, view));
  }
}
