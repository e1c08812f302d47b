import { TIME_ERRORS, type SetTimer, type Timer } from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ListTurns } from '../task/list-turns.service.js';
import { TimeEntryRepository } from './time-entry.repository.js';
import { TimerEnding } from './timer-ending.service.js';
import { TimerStarting } from './timer-starting.service.js';
import { TimerStopRepository } from './timer-stop.repository.js';
import { TimerView } from './timer-view.service.js';

/** The one timer that runs for a person. */
@Injectable()
export class Timers {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly entries: TimeEntryRepository,
    private readonly view: TimerView,
    private readonly turns: ListTurns,
    private readonly starting: TimerStarting,
    private readonly ending: TimerEnding,
    private readonly stops: TimerStopRepository,
  ) {}

  get(user: SignedInUser): Promise<Timer> {
    return this.db.run(user.companyId, async () => ({ timer: await this.view.running(user), stopped: null }));
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
        return { timer: await this.view.running(user), stopped: null };
      if (taskId !== null) await this.starting.refuse(user, taskId);
      const to = (atLeaving && before?.leftAt) || this.clock.now();
      const ended = before && (await this.ending.end(before, to));
      const nextId = taskId === null ? null : await this.starting.start(user.id, taskId, this.clock.now());
      if (ended) await this.stops.put(user.id, { ...ended.stop, nextId });
      else await this.stops.remove(user.id);
      await this.ending.invalidate(user.id);
      const task = before && (await this.view.taskOf(user, before.taskId));
      return {
        timer: await this.view.running(user),
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
      await this.starting.refuse(user, stop.taskId);
      await this.ending.takeBack(user.id, stop, running);
      await this.starting.start(user.id, stop.taskId, stop.startedAt);
      await this.stops.remove(user.id);
      await this.ending.invalidate(user.id);
      return { timer: await this.view.running(user), stopped: null };
    });
  }

  /** Its person clocked out and lets it run on. */
  keep(user: SignedInUser): Promise<Timer> {
    return this.alone(user, async () => {
      const row = await this.entries.findRunning(user.id);
      if (row?.leftAt) await this.entries.noteLeft(row.id, null);
      await this.ending.invalidate(user.id);
      return { timer: await this.view.running(user), stopped: null };
    });
  }

  private alone(user: SignedInUser, work: () => Promise<Timer>): Promise<Timer> {
    return this.db.run(user.companyId, async () => {
      await this.entries.lock(user.id);
      return work();
    });
  }
}
