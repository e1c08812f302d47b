import {
  ANNOUNCEMENT_ROLES,
  dayIn,
  type Announcement,
  type AnnouncementList,
  type AnnouncementQuery,
  type CreateAnnouncement,
  type Role,
  type UpdateAnnouncement,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { NotificationRepository } from '../notification/notification.repository.js';
import { auditedAnnouncement, toAnnouncement } from './announcement.mapper.js';
import { mayAnnounce } from './announcement.policy.js';
import { AnnouncementRepository } from './announcement.repository.js';
import type { AnnouncementReader, AnnouncementRecord } from './announcement.types.js';

/** What is said to everybody, or to all of some roles. */
@Injectable()
export class AnnouncementService {
  constructor(
    private readonly db: TenantDb,
    private readonly announcements: AnnouncementRepository,
    private readonly directory: UserDirectoryService,
    private readonly notifications: Notifications,
    private readonly told: NotificationRepository,
    private readonly audit: Audit,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {}

  /** Those for the person's role; who writes announcements sees all, but on the dashboard what everybody sees. */
  list(user: SignedInUser, query: AnnouncementQuery): Promise<AnnouncementList> {
    return this.db.run(user.companyId, async () => {
      const reader = query.pinned === 'true' ? { userId: user.id, role: user.role } : readerOf(user);
      const today = dayIn(this.clock.now(), user.companyTimezone);
      const rows = await this.announcements.list(reader, query, today);
      const page = rows.slice(0, query.limit);
      const next = rows.length > query.limit ? (page.at(-1)?.id ?? null) : null;
      return { items: await this.show(user, page), next };
    });
  }

  create(user: SignedInUser, body: CreateAnnouncement): Promise<Announcement> {
    return this.db.run(user.companyId, async () => {
      const id = await this.announcements.add(body, user.id);
      await this.notifications.notify({
        to: audienceOf(body.roles),
        except: [user.id],
        kind: 'announcement.published',
        title: body.title,
        text: words('Announced by {name}', { name: `${user.firstName} ${user.lastName}` }),
        actorId: user.id,
        subjectId: id,
      });
      return this.finish(user, { id, action: 'announcement.create' });
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION */
  update(user: SignedInUser, id: string, body: UpdateAnnouncement): Promise<Announcement> {
    return this.db.run(user.companyId, async () => {
      const before = await this.find(user, id);
      if (!(await this.announcements.update(id, body, user.id))) throw new AppError('STALE_VERSION');
      return this.finish(user, { id, action: 'announcement.update', before });
    });
  }

  /** Takes it back: what told of it says no more what it was. @throws {AppError} NOT_FOUND, STALE_VERSION */
  withdraw(user: SignedInUser, id: string, version: number): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const before = await this.find(user, id);
      if (!(await this.announcements.archive(id, version, user.id))) throw new AppError('STALE_VERSION');
      const resource = { kind: 'announcement', id, title: before.title };
      const action = 'announcement.withdraw';
      this.audit.record({ action, by: user, resource, before: auditedAnnouncement(before) });
      await this.tell();
    });
  }

  /** The person confirms that they have read it. @throws {AppError} NOT_FOUND */
  markRead(user: SignedInUser, id: string): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const { createdBy } = await this.find(user, id);
      await this.announcements.markRead(id, user.id);
      await this.told.markSubject(user.id, 'announcement.published', id);
      const tags = ['Announcement' as const, 'Notification' as const];
      // The author sees the count grow.
      await this.live.notify({ type: 'invalidate', tags }, { users: [user.id, createdBy] });
    });
  }

  private async finish(
    user: SignedInUser,
    { id, action, before }: { id: string; action: string; before?: AnnouncementRecord },
  ): Promise<Announcement> {
    const after = await this.find(user, id);
    this.audit.record({
      ...{ action, by: user, resource: { kind: 'announcement', id, title: after.title } },
      ...(before && { before: auditedAnnouncement(before) }),
      after: auditedAnnouncement(after),
    });
    await this.tell();
    const [shown] = await this.show(user, [after]);
    if (!shown) throw notFound();
    return shown;
  }

  private async find(user: SignedInUser, id: string): Promise<AnnouncementRecord> {
    const found = await this.announcements.find(readerOf(user), id);
    if (!found) throw notFound();
    return found;
  }

  private tell(): Promise<void> {
    return this.live.notify({ type: 'invalidate', tags: ['Announcement'] }, { company: true });
  }

  private async show(user: SignedInUser, records: AnnouncementRecord[]): Promise<Announcement[]> {
    if (records.length === 0) return [];
    const authors = [...new Set(records.map(({ createdBy }) => createdBy))];
    const names = await this.directory.listNames(user.companyId, authors);
    const shown: Announcement[] = [];
    for (const record of records)
      shown.push(toAnnouncement(record, names, await this.countReaders(user, record)));
    return shown;
  }

  /** The author need not confirm their own, and is told with whoever else announces. */
  private async countReaders(
    { companyId, role }: SignedInUser,
    { roles, createdBy, readers }: AnnouncementRecord,
  ): Promise<Announcement['readBy']> {
    if (!mayAnnounce(role)) return null;
    const query = { roles, except: createdBy, among: readers };
    const { of, among } = await this.directory.countMembers(companyId, query);
    return { read: among, of };
  }
}

const readerOf = ({ id, role }: SignedInUser): AnnouncementReader => ({
  userId: id,
  role: mayAnnounce(role) ? null : role,
});

const audienceOf = (roles: Role[]): { roles: Role[] } => ({
  roles: roles.length > 0 ? roles : [...ANNOUNCEMENT_ROLES],
});
