import { Clock, defineJob, HandlesJob, TenantDb, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { NotificationRepository } from './notification.repository.js';

const DAY_MS = 86_400_000;
const READ_DAYS = 90;
/** Unread notifications are kept for a year. */
const UNREAD_DAYS = 365;
const BATCH = 5_000;

const forgetOldNotifications = defineJob({
  kind: 'inbox.forget-old-notifications',
  title: 'Clean-up of old notifications',
  schedule: { cron: '30 3 * * *', zone: 'company' },
  mode: 'steps',
});

/** Deletes notifications that were read three months ago or have not been read within a year. */
@Injectable()
export class NotificationCleanUpJob {
  constructor(
    private readonly db: TenantDb,
    private readonly notifications: NotificationRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were deleted */
  @HandlesJob(forgetOldNotifications)
  async clean(_: Record<string, never>, { companyId, signal }: JobContext): Promise<{ removed: number }> {
    const limits = { readBefore: this.before(READ_DAYS), before: this.before(UNREAD_DAYS), limit: BATCH };
    let removed = 0;
    for (let batch = BATCH; batch === BATCH; removed += batch) {
      signal.throwIfAborted();
      batch = await this.db.run(companyId, () => this.notifications.deleteOld(limits));
    }
    return { removed };
  }

  private before(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
