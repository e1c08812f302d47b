import { DAY_MINUTES, TIME_TAG } from '@atrium/contracts';
import { LiveEvents } from '@atrium/platform';
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

/** Ends a running timer. Inside `TenantDb.run` only, with the person's time locked. */
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

  /** The person's open pages show their timer anew. */
  invalidate(userId: string): Promise<void> {
    return this.live.publish({ type: 'invalidate', tags: [TIME_TAG, 'Badge'] }, { users: [userId] });
  }
}
