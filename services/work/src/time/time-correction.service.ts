import { TIME_ERRORS, type ChangeTime, type TaskTime } from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TimeAccess } from './time-access.service.js';
import { TimeBook } from './time-book.service.js';
import { TimeDoor } from './time-door.service.js';
import { TimeNotifications } from './time-notifications.service.js';
import { TimeRecording } from './time-recording.service.js';
import { TimeSpans } from './time-span.service.js';
import { TimeViews } from './time-view.service.js';

/** Changes and removes what was recorded, by its person or by who decides their weeks. */
@Injectable()
export class TimeCorrections {
  constructor(
    private readonly db: TenantDb,
    private readonly door: TimeDoor,
    private readonly spans: TimeSpans,
    private readonly access: TimeAccess,
    private readonly book: TimeBook,
    private readonly recording: TimeRecording,
    private readonly views: TimeViews,
    private readonly notifications: TimeNotifications,
  ) {}

  /** Confirms what a timer recorded too long, too. @throws {AppError} as `TimeDoor.open`, `TimeEntries.add`, VALIDATION_FAILED on `reason` */
  change(user: SignedInUser, id: string, { reason, version, trim, ...given }: ChangeTime): Promise<TaskTime> {
    return this.db.run(user.companyId, async () => {
      const { row: before, ofOther } = await this.door.open(user, { id, version });
      if (ofOther && !reason) throw new AppError('VALIDATION_FAILED', { fields: { reason: 'Say why.' } });
      const [was] = await this.views.show(user, [before]);
      const { day = before.day, start = was?.start ?? null, minutes, ...rest } = given;
      const typed = { day, start, minutes, trim: trim ?? false, userId: before.userId, id };
      const [first, ...others] = await this.spans.place(user, typed);
      const row = { ...before, ...rest, ...first, needsReview: false };
      for (const each of [row, ...others])
        if (!(await this.access.mayWrite(user, before.userId, each.day)))
          throw new AppError(TIME_ERRORS.WEEK_CLOSED);
      await this.recording.refuseDay(row);
      await this.book.change(row);
      for (const each of others) await this.recording.insert(user, { ...row, ...each });
      const after = await this.recording.recordChange(user, before, reason);
      const [is] = after && ofOther ? await this.views.show(user, [after]) : [];
      if (ofOther && was && is) {
        const task = { id: ofOther.id, number: ofOther.number, title: ofOther.title };
        await this.notifications.corrected(user, { to: before.userId, task, before: was, after: is, reason });
      }
      return this.views.ofTask(user, before.taskId);
    });
  }

  /** @throws {AppError} as `TimeDoor.open`, ACCESS_DENIED of what somebody else worked */
  remove(user: SignedInUser, place: { id: string; version: number }): Promise<TaskTime> {
    return this.db.run(user.companyId, async () => {
      const { row, ofOther } = await this.door.open(user, place);
      if (ofOther) throw new AppError('ACCESS_DENIED');
      await this.book.remove(row);
      await this.recording.recordChange(user, row, null);
      return this.views.ofTask(user, row.taskId);
    });
  }
}
