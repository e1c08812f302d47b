import { mondayOf, TIME_ERRORS, type Week, type WeekCell } from '@atrium/contracts';
import { AppError, Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskRecords } from '../task/task-records.service.js';
import { TimeAccess } from './time-access.service.js';
import { TimeBook } from './time-book.service.js';
import { TimeEntryRepository, type TimeRow } from './time-entry.repository.js';
import { TimeRecording } from './time-recording.service.js';
import { WeekView } from './week-view.service.js';

/** One's own time, written as the sum of a task on a day. */
@Injectable()
export class WeekCells {
  constructor(
    private readonly db: TenantDb,
    private readonly records: TaskRecords,
    private readonly entries: TimeEntryRepository,
    private readonly access: TimeAccess,
    private readonly book: TimeBook,
    private readonly recording: TimeRecording,
    private readonly view: WeekView,
    private readonly audit: Audit,
  ) {}

  /**
   * So much was worked on the task on that day; what was written down before is replaced, what a timer recorded stays.
   * @throws {AppError} NOT_FOUND, WEEK_CLOSED, TIME_AHEAD, TIME_DAY_FULL, TIME_TIMED
   */
  set(user: SignedInUser, { taskId, day, minutes }: WeekCell): Promise<Week> {
    return this.db.run(user.companyId, async () => {
      await this.records.tasks.find(user, taskId);
      await this.entries.lock(user.id);
      await this.access.refuseClosed(user.id, day);
      const ofDay = await this.entries.listOfDays(user.id, day, day);
      const there = ofDay.filter((row) => row.taskId === taskId);
      const written = there.filter(({ startedAt }) => startedAt === null);
      if (written.length > 1) throw refusal(TIME_ERRORS.TIME_SEVERAL);
      const timed = sum(there.filter(({ startedAt, needsReview }) => startedAt !== null && !needsReview));
      if (minutes < timed) throw refusal(TIME_ERRORS.TIME_TIMED);
      await this.replace(user, { taskId, day, kept: written[0], minutes: minutes - timed });
      return this.view.show(user, user.id, mondayOf(day));
    });
  }

  private async replace(
    user: SignedInUser,
    { kept, ...given }: { taskId: string; day: string; kept: TimeRow | undefined; minutes: number },
  ): Promise<void> {
    if (kept && given.minutes === 0) await this.book.remove(kept);
    const blank = { note: null, billable: true, needsReview: false, startedAt: null, userId: user.id };
    if (given.minutes === 0) {
      if (kept) await this.recording.record(user, { ...kept, minutes: 0 }, { before: kept });
      else this.audit.skip('timeEntry.time');
      return;
    }
    await this.recording.refuseDay({ ...blank, ...given, id: kept?.id ?? null });
    if (kept) await this.book.change({ ...kept, minutes: given.minutes });
    const id = kept?.id ?? (await this.book.add({ ...blank, ...given }));
    await this.recording.record(user, { ...blank, ...given, id }, { before: kept });
  }
}

const refusal = (error: (typeof TIME_ERRORS)[keyof typeof TIME_ERRORS]): AppError =>
  new AppError(error, { fields: { minutes: error.message } });

const sum = (rows: readonly Pick<TimeRow, 'minutes'>[]): number =>
  rows.reduce((total, { minutes }) => total + (minutes ?? 0), 0);
