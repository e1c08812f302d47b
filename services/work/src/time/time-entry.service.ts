import {
  dayIn,
  DAY_MINUTES,
  TIME_ERRORS,
  TIME_TAG,
  type AddTime,
  type ChangeTime,
  type TaskTime,
  type TimeEntry,
} from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskDoor } from '../task/task-door.service.js';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TimeAccess } from './time-access.service.js';
import { TimeBook } from './time-book.service.js';
import { TimeEntryRepository, type NewTime, type TimeRow } from './time-entry.repository.js';
import { TimeNotifications } from './time-notifications.service.js';
import { TimeSpans } from './time-span.service.js';
import { TimeViews } from './time-view.service.js';

const MOST = 200;

type Recorded = Pick<TimeRow, 'id' | 'userId' | 'day' | 'minutes'>;
interface Correction {
  before?: TimeRow | undefined;
  reason?: string | null;
}

interface Place {
  id: string;
  version: number;
}

/** What was worked on tasks, written down or by timers. */
@Injectable()
export class TimeEntries {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly entries: TimeEntryRepository,
    private readonly book: TimeBook,
    private readonly access: TimeAccess,
    private readonly door: TaskDoor,
    private readonly people: TaskPeopleService,
    private readonly spans: TimeSpans,
    private readonly views: TimeViews,
    private readonly notifications: TimeNotifications,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** For whoever reads the task. @throws {AppError} NOT_FOUND */
  ofTask(user: SignedInUser, taskId: string): Promise<TaskTime> {
    return this.db.run(user.companyId, async () => {
      await this.door.find(user, taskId);
      return this.show(user, taskId);
    });
  }

  /**
   * With a start and an end it is one entry for each day, and with `trim` one for each part that is free.
   * @throws {AppError} NOT_FOUND, TIME_AHEAD on `day`, TIME_DAY_FULL on `minutes`, WEEK_CLOSED, as `TimeSpans.place`
   */
  add(user: SignedInUser, { taskId, trim = false, start = null, ...given }: AddTime): Promise<TaskTime> {
    return this.db.run(user.companyId, async () => {
      await this.door.find(user, taskId);
      await this.entries.lock(user.id);
      const typed = { ...given, start, trim, userId: user.id, id: null };
      for (const placed of await this.spans.place(user, typed)) {
        await this.access.refuseClosed(user.id, placed.day);
        await this.insert(user, { ...given, ...placed, taskId, userId: user.id, needsReview: false });
      }
      return this.show(user, taskId);
    });
  }

  /** Confirms what a timer recorded too long, too. @throws {AppError} as `add`, STALE_VERSION, VALIDATION_FAILED on `reason` */
  change(user: SignedInUser, id: string, { reason, version, trim, ...given }: ChangeTime): Promise<TaskTime> {
    return this.write(user, { id, version, reason }, async (before) => {
      const own = before.userId === user.id;
      if (!own && !reason) throw new AppError('VALIDATION_FAILED', { fields: { reason: 'Say why.' } });
      const [was] = await this.views.show(user, [before]);
      const { day = before.day, start = was?.start ?? null, minutes, ...rest } = given;
      const typed = { day, start, minutes, trim: trim ?? false, userId: before.userId, id };
      const [first, ...others] = await this.spans.place(user, typed);
      const row = { ...before, ...rest, ...first, needsReview: false };
      for (const each of [row, ...others])
        if (!(await this.access.mayWrite(user, before.userId, each.day)))
          throw new AppError(TIME_ERRORS.WEEK_CLOSED);
      await this.refuseDay(row);
      await this.book.change(row);
      for (const each of others) await this.insert(user, { ...row, ...each });
      if (!own) await this.tell(user, was, { id, reason });
    });
  }

  /** @throws {AppError} NOT_FOUND, WEEK_CLOSED, STALE_VERSION */
  remove(user: SignedInUser, place: Place): Promise<TaskTime> {
    return this.write(user, place, async (before) => {
      if (before.userId !== user.id) throw new AppError('ACCESS_DENIED');
      await this.book.remove(before);
    });
  }

  private async insert(user: SignedInUser, row: NewTime): Promise<void> {
    await this.refuseDay({ ...row, id: null });
    const id = await this.book.add(row);
    await this.record(user, { ...row, id });
  }

  /** Not ahead of the person's day, and not more than the day has. Inside `TenantDb.run` only. */
  async refuseDay({
    id,
    userId,
    day,
    minutes,
  }: Pick<TimeRow, 'userId' | 'day' | 'minutes'> & { id: string | null }) {
    const today = dayIn(this.clock.now(), await this.people.zoneOf(userId));
    if (day > today) throw refusal('day', TIME_ERRORS.TIME_AHEAD);
    const others = await this.entries.sumOfDay(userId, day, id);
    if (others + (minutes ?? 0) > DAY_MINUTES) throw refusal('minutes', TIME_ERRORS.TIME_DAY_FULL);
  }

  /** Inside `TenantDb.run` only. */
  async record(user: SignedInUser, row: Recorded, { before, reason }: Correction = {}): Promise<void> {
    this.audit.record({
      ...{ action: 'timeEntry.time', by: user, after: { minutes: row.minutes, ...(reason && { reason }) } },
      ...(before && { before: { minutes: before.minutes } }),
      resource: { kind: 'timeEntry', id: row.id, title: row.day },
    });
    const users = [...new Set([user.id, row.userId])];
    await this.live.publish({ type: 'invalidate', tags: [TIME_TAG] }, { users });
  }

  private async write(
    user: SignedInUser,
    { id, version, reason = null }: Place & { reason?: string | null },
    change: (before: TimeRow) => Promise<void>,
  ): Promise<TaskTime> {
    return this.db.run(user.companyId, async () => {
      const found = await this.entries.find(id);
      if (!found) throw notFound();
      await this.entries.lock(found.userId);
      const before = (await this.entries.find(id)) ?? found;
      const own = before.userId === user.id;
      if (!own && !(await this.access.mayDecide(user, before.userId))) throw notFound();
      // Of a private task not even those who decide the week learn more than hours.
      if (!own) await this.door.find(user, before.taskId);
      if (!(await this.access.mayWrite(user, before.userId, before.day)))
        throw new AppError(TIME_ERRORS.WEEK_CLOSED);
      if (before.version !== version || before.minutes === null) throw new AppError('STALE_VERSION');
      await change(before);
      await this.record(user, (await this.entries.find(id)) ?? { ...before, minutes: 0 }, { before, reason });
      return this.show(user, before.taskId);
    });
  }

  private async tell(
    user: SignedInUser,
    before: TimeEntry | undefined,
    { id, reason }: { id: string; reason: string | null },
  ): Promise<void> {
    const row = await this.entries.find(id);
    const [after] = row ? await this.views.show(user, [row]) : [];
    if (!before || !after) return;
    const task = await this.door.find(user, before.taskId);
    const about = { to: before.userId, task: { id: task.id, number: task.number, title: task.title } };
    await this.notifications.corrected(user, { ...about, before, after, reason });
  }

  private async show(user: SignedInUser, taskId: string): Promise<TaskTime> {
    const items = await this.views.show(user, await this.entries.listOfTask(taskId, MOST));
    return { items, total: await this.entries.sumOfTask(taskId) };
  }
}

const refusal = (field: string, error: (typeof TIME_ERRORS)[keyof typeof TIME_ERRORS]): AppError =>
  new AppError(error, { fields: { [field]: error.message } });
