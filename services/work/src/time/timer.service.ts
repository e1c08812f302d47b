import {
  dayIn,
  LONGEST_TIMER_HOURS,
  TIME_ERRORS,
  type SetTimer,
  type TimedTask,
  type Timer,
} from '@atrium/contracts';
import { AppError, Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ListTurns } from '../task/list-turns.service.js';
import { TaskDoor } from '../task/task-door.service.js';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TaskRefs } from '../task/task-refs.service.js';
import { TimeAccess } from './time-access.service.js';
import { TimeBook } from './time-book.service.js';
import { TimeEntryRepository } from './time-entry.repository.js';
import { TimerEnding } from './timer-ending.service.js';
import { TimerStopRepository, type TimerStop } from './timer-stop.repository.js';

const HOUR = 3_600_000;

/** The one timer that runs for a person. */
@Injectable()
export class Timers {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly entries: TimeEntryRepository,
    private readonly book: TimeBook,
    private readonly door: TaskDoor,
    private readonly refs: TaskRefs,
    private readonly people: TaskPeopleService,
    private readonly access: TimeAccess,
    private readonly turns: ListTurns,
    private readonly ending: TimerEnding,
    private readonly stops: TimerStopRepository,
    private readonly audit: Audit,
  ) {}

  get(user: SignedInUser): Promise<Timer> {
    return this.db.run(user.companyId, async () => ({ timer: await this.running(user), stopped: null }));
  }

  /** Starts one, which ends the other; null only ends it. @throws {AppError} NOT_FOUND, TRANSITION_REFUSED of an archived task, WEEK_CLOSED */
  set(user: SignedInUser, wanted: SetTimer): Promise<Timer> {
    // Many presses of one person wait here, not each with a connection.
    return this.turns.take(`timer ${user.id}`, () => this.switchTo(user, wanted));
  }

  private switchTo(user: SignedInUser, { taskId, atLeaving = false }: SetTimer): Promise<Timer> {
    return this.alone(user, async () => {
      const before = await this.entries.findRunning(user.id);
      if (taskId !== null && before?.taskId === taskId)
        return { timer: await this.running(user), stopped: null };
      if (taskId !== null) await this.refuseStart(user, taskId);
      const to = (atLeaving && before?.leftAt) || this.clock.now();
      const ended = before && (await this.ending.end(before, to));
      const nextId = taskId === null ? null : await this.start(user.id, taskId, this.clock.now());
      if (ended) await this.stops.put(user.id, { ...ended.stop, nextId });
      else await this.stops.remove(user.id);
      await this.ending.invalidate(user.id);
      const task = before && (await this.taskOf(user, before.taskId));
      return {
        timer: await this.running(user),
        stopped: task && { task, minutes: ended?.minutes ?? 0 },
      };
    });
  }

  /**
   * The timer that stopped last runs on as if it had never stopped; what was started with its stop is gone.
   * @throws {AppError} TIMER_CHANGED, and as `set`
   */
  resume(user: SignedInUser): Promise<Timer> {
    return this.alone(user, async () => {
      const stop = await this.stops.find(user.id);
      const running = await this.entries.findRunning(user.id);
      if (!stop || (running?.id ?? null) !== stop.nextId) throw new AppError(TIME_ERRORS.TIMER_CHANGED);
      await this.refuseStart(user, stop.taskId);
      await this.takeBack(user.id, stop);
      if (running) await this.book.remove(running);
      await this.start(user.id, stop.taskId, stop.startedAt);
      await this.stops.remove(user.id);
      await this.ending.invalidate(user.id);
      return { timer: await this.running(user), stopped: null };
    });
  }

  /** Its person clocked out and lets it run on. */
  keep(user: SignedInUser): Promise<Timer> {
    return this.alone(user, async () => {
      const row = await this.entries.findRunning(user.id);
      if (row?.leftAt) await this.entries.noteLeft(row.id, null);
      await this.ending.invalidate(user.id);
      return { timer: await this.running(user), stopped: null };
    });
  }

  private alone(user: SignedInUser, work: () => Promise<Timer>): Promise<Timer> {
    return this.db.run(user.companyId, async () => {
      await this.entries.lock(user.id);
      this.audit.skip('timeEntry.time');
      return work();
    });
  }

  /** @throws {AppError} TIMER_CHANGED where anything was changed or recorded since */
  private async takeBack(userId: string, { entries, stoppedAt, nextId }: TimerStop): Promise<void> {
    const own = [...entries.map(({ id }) => id), ...(nextId === null ? [] : [nextId])];
    if (await this.entries.hasAfter(userId, stoppedAt, own)) throw new AppError(TIME_ERRORS.TIMER_CHANGED);
    for (const entry of entries)
      if (!(await this.book.remove(entry))) throw new AppError(TIME_ERRORS.TIMER_CHANGED);
  }

  /** Ends a person's timer with the task on which it runs. @param at when that was closed. Inside `TenantDb.run` only. */
  async endOn(taskId: string, userId: string, at: Date): Promise<void> {
    await this.entries.lock(userId);
    const row = await this.entries.findRunning(userId);
    // One that was started since runs on.
    if (row?.taskId !== taskId || !row.startedAt || row.startedAt > at) return;
    await this.ending.end(row, at);
    await this.ending.invalidate(userId);
  }

  /** Ends the timer of somebody who leaves, if there is one. Inside `TenantDb.run` only. */
  async endOf(userId: string): Promise<void> {
    await this.entries.lock(userId);
    const row = await this.entries.findRunning(userId);
    if (!row) return;
    await this.ending.end(row, this.clock.now());
    await this.ending.invalidate(userId);
  }

  /** Ends a person's timer that nothing has stopped. Inside `TenantDb.run` only. @returns whether it was so */
  async endForgotten(userId: string): Promise<boolean> {
    await this.entries.lock(userId);
    const row = await this.entries.findRunning(userId);
    if (!row?.startedAt || row.startedAt > this.forgottenSince()) return false;
    const to = new Date(row.startedAt.getTime() + LONGEST_TIMER_HOURS * HOUR);
    await this.ending.end({ ...row, needsReview: true }, to);
    await this.ending.invalidate(userId);
    return true;
  }

  /** Whose timers nothing has stopped. Inside `TenantDb.run` only. */
  async listForgotten(): Promise<string[]> {
    const rows = await this.entries.listRunningSince(this.forgottenSince());
    return rows.map(({ userId }) => userId);
  }

  /** Whose timers run on a task. Inside `TenantDb.run` only. */
  async listRunningOn(taskId: string): Promise<string[]> {
    const rows = await this.entries.listRunningOn(taskId);
    return rows.map(({ userId }) => userId);
  }

  private forgottenSince(): Date {
    return new Date(this.clock.now().getTime() - LONGEST_TIMER_HOURS * HOUR);
  }

  /** @throws {AppError} NOT_FOUND, TRANSITION_REFUSED, WEEK_CLOSED */
  private async refuseStart(user: SignedInUser, taskId: string): Promise<void> {
    const { archivedAt } = await this.door.find(user, taskId);
    if (archivedAt) throw new AppError('TRANSITION_REFUSED');
    await this.access.refuseClosed(user.id, dayIn(this.clock.now(), await this.people.zoneOf(user.id)));
  }

  private async start(userId: string, taskId: string, startedAt: Date): Promise<string> {
    const day = dayIn(startedAt, await this.people.zoneOf(userId));
    return this.book.add({
      ...{ userId, taskId, day, minutes: null, startedAt },
      ...{ note: null, billable: true, needsReview: false },
    });
  }

  private async running(user: SignedInUser): Promise<Timer['timer']> {
    const row = await this.entries.findRunning(user.id);
    const task = row && (await this.taskOf(user, row.taskId));
    if (!row?.startedAt || !task) return null;
    const leftAt = row.leftAt?.toISOString() ?? null;
    return { task, startedAt: row.startedAt.toISOString(), leftAt };
  }

  private async taskOf(user: SignedInUser, id: string): Promise<TimedTask | null> {
    const ref = (await this.refs.of(user, [id])).get(id);
    return ref?.id && ref.number !== null && ref.title !== null
      ? { id: ref.id, number: ref.number, title: ref.title }
      : null;
  }
}
