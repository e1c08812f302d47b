import {
  dayIn,
  DAY_MINUTES,
  LONGEST_TIMER_HOURS,
  TIME_TAG,
  type TimedTask,
  type Timer,
} from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ListTurns } from '../task/list-turns.service.js';
import { TaskDoor } from '../task/task-door.service.js';
import { TaskEnds } from '../task/task-ends.service.js';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TaskRefs } from '../task/task-refs.service.js';
import { TimeAccess } from './time-access.service.js';
import { TimeEntryRepository, type TimeRow } from './time-entry.repository.js';
import { workedDays } from './worked-days.rules.js';

const HOUR = 3_600_000;

/** The one timer that runs for a person. */
@Injectable()
export class Timers extends TaskEnds {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly entries: TimeEntryRepository,
    private readonly door: TaskDoor,
    private readonly refs: TaskRefs,
    private readonly people: TaskPeopleService,
    private readonly access: TimeAccess,
    private readonly turns: ListTurns,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {
    super();
  }

  get(user: SignedInUser): Promise<Timer> {
    return this.db.run(user.companyId, async () => ({ timer: await this.running(user), stopped: null }));
  }

  /** Starts one, which ends the other; null only ends it. @throws {AppError} NOT_FOUND, TRANSITION_REFUSED of an archived task, WEEK_CLOSED */
  set(user: SignedInUser, taskId: string | null): Promise<Timer> {
    // Many presses of one person wait here, not each with a connection.
    return this.turns.take(`timer ${user.id}`, () => this.switchTo(user, taskId));
  }

  private switchTo(user: SignedInUser, taskId: string | null): Promise<Timer> {
    return this.db.run(user.companyId, async () => {
      await this.entries.lock(user.id);
      const before = await this.entries.findRunning(user.id);
      this.audit.skip('timeEntry.time');
      if (taskId !== null && before?.taskId === taskId)
        return { timer: await this.running(user), stopped: null };
      if (taskId !== null) await this.refuseStart(user, taskId);
      const minutes = before
        ? await this.end(before, { to: this.clock.now(), zone: await this.people.zoneOf(user.id) })
        : 0;
      if (taskId !== null) await this.start(user, taskId);
      await this.invalidate(user.id);
      const task = before && (await this.taskOf(user, before.taskId));
      return { timer: await this.running(user), stopped: task && { task, minutes } };
    });
  }

  /** The timers on a task end with it. Inside `TenantDb.run` only. */
  override async ended(taskId: string): Promise<void> {
    for (const { userId } of await this.entries.listRunningOn(taskId)) {
      await this.entries.lock(userId);
      const row = await this.entries.findRunning(userId);
      if (row?.taskId !== taskId) continue;
      await this.end(row, { to: this.clock.now(), zone: await this.people.zoneOf(userId) });
      await this.invalidate(userId);
    }
  }

  /** Ends the timer of somebody who leaves, if there is one. Inside `TenantDb.run` only. */
  async endOf(userId: string): Promise<void> {
    await this.entries.lock(userId);
    const row = await this.entries.findRunning(userId);
    if (!row) return;
    await this.end(row, { to: this.clock.now(), zone: await this.people.zoneOf(userId) });
    await this.invalidate(userId);
  }

  /** Ends timers that nothing has stopped. Inside `TenantDb.run` only. @returns how many */
  async endForgotten(): Promise<number> {
    const longest = LONGEST_TIMER_HOURS * HOUR;
    const forgotten = await this.entries.listRunningSince(new Date(this.clock.now().getTime() - longest));
    for (const { userId } of forgotten) {
      await this.entries.lock(userId);
      const row = await this.entries.findRunning(userId);
      if (!row?.startedAt || row.startedAt.getTime() > this.clock.now().getTime() - longest) continue;
      const zone = await this.people.zoneOf(userId);
      await this.end(
        { ...row, needsReview: true },
        { to: new Date(row.startedAt.getTime() + longest), zone },
      );
      await this.invalidate(userId);
    }
    return forgotten.length;
  }

  /** @throws {AppError} NOT_FOUND, TRANSITION_REFUSED, WEEK_CLOSED */
  private async refuseStart(user: SignedInUser, taskId: string): Promise<void> {
    const { archivedAt } = await this.door.find(user, taskId);
    if (archivedAt) throw new AppError('TRANSITION_REFUSED');
    await this.access.refuseClosed(user.id, await this.today(user.id));
  }

  private async today(userId: string): Promise<string> {
    return dayIn(this.clock.now(), await this.people.zoneOf(userId));
  }

  private async start(user: SignedInUser, taskId: string): Promise<void> {
    const day = await this.today(user.id);
    await this.entries.add({
      ...{ userId: user.id, taskId, day, minutes: null, startedAt: this.clock.now() },
      ...{ note: null, billable: true, needsReview: false },
    });
  }

  /** Cut in two where the day ended; more than a day holds has to be confirmed. @returns its minutes */
  private async end(row: TimeRow, { to, zone }: { to: Date; zone: string }): Promise<number> {
    const days = workedDays(row.startedAt ?? to, to, zone);
    await this.entries.remove(row);
    for (const worked of days) {
      const others = await this.entries.sumOfDay(row.userId, worked.day, null);
      const needsReview = row.needsReview || others + worked.minutes > DAY_MINUTES;
      await this.entries.add({ ...row, ...worked, needsReview });
    }
    return days.reduce((sum, { minutes }) => sum + minutes, 0);
  }

  private async running(user: SignedInUser): Promise<Timer['timer']> {
    const row = await this.entries.findRunning(user.id);
    const task = row && (await this.taskOf(user, row.taskId));
    return row?.startedAt && task ? { task, startedAt: row.startedAt.toISOString() } : null;
  }

  private async taskOf(user: SignedInUser, id: string): Promise<TimedTask | null> {
    const ref = (await this.refs.of(user, [id])).get(id);
    return ref?.id && ref.number !== null && ref.title !== null
      ? { id: ref.id, number: ref.number, title: ref.title }
      : null;
  }

  private invalidate(userId: string): Promise<void> {
    return this.live.publish({ type: 'invalidate', tags: [TIME_TAG, 'Badge'] }, { users: [userId] });
  }
}
