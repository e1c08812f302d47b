import {
  ANNOUNCEMENT_ROLES,
  dayIn,
  type Announcement,
  type CreateAnnouncement,
  type Role,
} from '@atrium/contracts';
import { Clock, LiveEvents, TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { NotificationRepository } from '../notification/notification.repository.js';
import { AnnouncementReadRepository } from './announcement-read.repository.js';
import { AnnouncementReadings } from './announcement-readings.service.js';
import {
  ANNOUNCEMENTS,
  ofRole,
  type AnnouncementRow,
  type AnnouncementSteps,
} from './announcement.record.js';

/** More than a dashboard shows, because announcements that were read leave it. */
const MOST_PINNED = 30;

/** Announcements to everybody or to everybody in some roles. */
@Injectable()
export class AnnouncementService {
  readonly steps: AnnouncementSteps;

  constructor(
    records: Records,
    readings: AnnouncementReadings,
    private readonly db: TenantDb,
    private readonly reads: AnnouncementReadRepository,
    private readonly notifications: Notifications,
    private readonly inbox: NotificationRepository,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {
    this.steps = records.of(ANNOUNCEMENTS, (user, rows) => readings.of(user, rows));
  }

  /** The announcements on the dashboard today, by the company's date. Everybody sees only those for their role. */
  async listPinned(user: SignedInUser): Promise<{ items: Announcement[] }> {
    const today = dayIn(this.clock.now(), user.companyTimezone);
    const pinned = { sql: 'a.pinned_until >= ?::date', values: [today] };
    const query = { sort: '-createdAt', limit: MOST_PINNED };
    const { items } = await this.steps.list(user, query, [ofRole(user.role), pinned]);
    return { items };
  }

  create(user: SignedInUser, body: CreateAnnouncement): Promise<Announcement> {
    const now = this.clock.now();
    return this.steps.create(
      user,
      { ...body, createdAt: now, updatedAt: now },
      { after: (row) => this.notify(user, row) },
    );
  }

  /**
   * Withdraws the announcement; notifications about it no longer show its text. @throws {AppError} NOT_FOUND,
   * STALE_VERSION
   */
  remove(user: SignedInUser, id: string, version: number): Promise<void> {
    const kept = { archivedAt: this.clock.now() };
    return this.steps.remove(user, { step: 'withdraw', id, version }, { kept });
  }

  /** The person confirms that they have read it. @throws {AppError} NOT_FOUND */
  markRead(user: SignedInUser, id: string): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const { createdBy } = await this.steps.find(user, id);
      await this.reads.mark(id, user.id);
      await this.inbox.markSubject(user.id, 'announcement.published', id);
      const tags = ['Announcement' as const, 'Notification' as const];
      // Updates the count that the author sees.
      await this.live.publish({ type: 'invalidate', tags }, { users: [user.id, createdBy] });
    });
  }

  private notify(user: SignedInUser, { id, title, roles }: AnnouncementRow): Promise<void> {
    return this.notifications.notify({
      to: audienceOf(roles),
      except: [user.id],
      kind: 'announcement.published',
      title,
      text: words('Announced by {name}', { name: `${user.firstName} ${user.lastName}` }),
      actorId: user.id,
      subjectId: id,
      query: `open=${id}`,
    });
  }
}

const audienceOf = (roles: Role[]): { roles: Role[] } => ({
  roles: roles.length > 0 ? roles : [...ANNOUNCEMENT_ROLES],
});
