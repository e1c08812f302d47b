import type { AddTime, TaskTime } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskRecords } from '../task/task-records.service.js';
import { TimeAccess } from './time-access.service.js';
import { TimeEntryRepository } from './time-entry.repository.js';
import { TimeRecording } from './time-recording.service.js';
import { TimeSpans } from './time-span.service.js';
import { TimeViews } from './time-view.service.js';

/** What was worked on tasks, as it is read and written down. */
@Injectable()
export class TimeEntries {
  constructor(
    private readonly db: TenantDb,
    private readonly records: TaskRecords,
    private readonly entries: TimeEntryRepository,
    private readonly spans: TimeSpans,
    private readonly access: TimeAccess,
    private readonly recording: TimeRecording,
    private readonly views: TimeViews,
  ) {}

  /** For whoever reads the task. @throws {AppError} NOT_FOUND */
  ofTask(user: SignedInUser, taskId: string): Promise<TaskTime> {
    return this.db.run(user.companyId, async () => {
      await this.records.tasks.find(user, taskId);
      return this.views.ofTask(user, taskId);
    });
  }

  /**
   * With a start and an end it is one entry for each day, and with `trim` one for each part that is free.
   * @throws {AppError} NOT_FOUND, TIME_AHEAD on `day`, TIME_DAY_FULL on `minutes`, WEEK_CLOSED, as `TimeSpans.place`
   */
  add(user: SignedInUser, { taskId, trim = false, start = null, ...given }: AddTime): Promise<TaskTime> {
    return this.db.run(user.companyId, async () => {
      await this.records.tasks.find(user, taskId);
      await this.entries.lock(user.id);
      const typed = { ...given, start, trim, userId: user.id, id: null };
      for (const placed of await this.spans.place(user, typed)) {
        await this.access.refuseClosed(user.id, placed.day);
        const row = { ...given, ...placed, taskId, userId: user.id, needsReview: false };
        await this.recording.insert(user, row);
      }
      return this.views.ofTask(user, taskId);
    });
  }
}
