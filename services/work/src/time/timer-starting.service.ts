import { dayIn } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskRecords } from '../task/task-records.service.js';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TimeAccess } from './time-access.service.js';
import { TimeBook } from './time-book.service.js';

/** Starts timers on tasks. Inside `TenantDb.run` only. */
@Injectable()
export class TimerStarting {
  constructor(
    private readonly clock: Clock,
    private readonly records: TaskRecords,
    private readonly access: TimeAccess,
    private readonly people: TaskPeopleService,
    private readonly book: TimeBook,
  ) {}

  /** @throws {AppError} NOT_FOUND, TRANSITION_REFUSED, WEEK_CLOSED */
  async refuse(user: SignedInUser, taskId: string): Promise<void> {
    const { archivedAt } = await this.records.tasks.find(user, taskId);
    if (archivedAt) throw new AppError('TRANSITION_REFUSED');
    await this.access.refuseClosed(user.id, dayIn(this.clock.now(), await this.people.zoneOf(user.id)));
  }

  /** @returns the id of the entry that runs */
  async start(userId: string, taskId: string, startedAt: Date): Promise<string> {
    const day = dayIn(startedAt, await this.people.zoneOf(userId));
    return this.book.add({
      userId,
      taskId,
      day,
      minutes: null,
      startedAt,
      note: null,
      billable: true,
      needsReview: false,
    });
  }
}
