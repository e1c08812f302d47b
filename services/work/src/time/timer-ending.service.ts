import { DAY_MINUTES, TIME_ERRORS, TIME_TAG } from '@atrium/contracts';
import { AppError, LiveEvents } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TimeBook } from './time-book.service.js';
import { TimeEntryRepository, type TimeRow } from './time-entry.repository.js';
import type { TimerStop } from './timer-stop.repository.js';
import { workedDays } from './worked-days.rules.js';

export interface EndedTimer {
  minutes: number;
  stop: Omit<TimerStop, 'nextId'>;
}

/** Ends a running timer, and takes that back. Inside `TenantDb.run` only, with the person's time locked. */
@Injectable()
export class TimerEnding {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly book: TimeBook,
    private readonly people: TaskPeopleService,
    private readonly live: LiveEvents,
  ) {}

  /** Cut in two where the day ended; more than a day holds has to be confirmed. */
  async end(row: TimeRow, to: Date): Promise<EndedTimer> {
    const startedAt = row.startedAt ?? to;
    const days = workedDays(startedAt, to, await this.people.zoneOf(row.userId));
    await this.book.remove(row);
    const entries: TimerStop['entries'] = [];
    for (const worked of days) {
      const others = await this.entries.sumOfDay(row.userId, worked.day, null);
      const needsReview = row.needsReview || others + worked.minutes > DAY_MINUTES;
      const id = await this.book.add({ ...row, ...worked, needsReview });
      entries.push({ id, version: 1 });
    }
    const minutes = days.reduce((sum, each) => sum + each.minutes, 0);
    return { minutes, stop: { taskId: row.taskId, startedAt, stoppedAt: to, entries } };
  }

  /**
   * As if it had never ended.
   * @param running what was started with its end
   * @throws {AppError} TIMER_CHANGED where anything was changed or recorded since
   */
  async takeBack(userId: string, { entries, stoppedAt, nextId }: TimerStop, running: TimeRow | null) {
    const own = [...entries.map(({ id }) => id), ...(nextId === null ? [] : [nextId])];
    if (await this.entries.hasAfter(userId, stoppedAt, own)) throw new AppError(TIME_ERRORS.TIMER_CHANGED);
    for (const entry of entries)
      if (!(await this.book.remove(entry))) throw new AppError(TIME_ERRORS.TIMER_CHANGED);
    if (running) await this.book.remove(running);
  }

  /** The person's open pages show their timer anew. */
  invalidate(userId: string): Promise<void> {
    return this.live.publish({ type: 'invalidate', tags: [TIME_TAG, 'Badge'] }, { users: [userId] });
  }
}
