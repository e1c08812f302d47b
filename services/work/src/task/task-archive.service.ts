import type { Task } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import type { Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskClosing } from './task-closing.service.js';
import { TaskRecords } from './task-records.service.js';

/** Puts tasks away, and takes them out again. */
@Injectable()
export class TaskArchive {
  constructor(
    private readonly records: TaskRecords,
    private readonly clock: Clock,
    private readonly closing: TaskClosing,
  ) {}

  /** Only what is done or cancelled. @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, TASK_OPEN, TASK_CHILDREN_OPEN */
  set(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<Task> {
    const archivedAt = place.step === 'archive' ? this.clock.now() : null;
    return this.records.tasks.run(user, {
      ...place,
      change: async (row) => {
        if (archivedAt) await this.closing.refuseOpenBelow(row.id);
        return { archivedAt };
      },
    });
  }
}
