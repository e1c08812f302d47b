import type { Task, Transition } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskClosing } from './task-closing.service.js';
import { TaskRecords } from './task-records.service.js';
import type { TaskSteps } from './task.record.js';

/** Puts tasks away. */
@Injectable()
export class TaskArchive {
  readonly steps: TaskSteps;

  constructor(
    records: TaskRecords,
    private readonly clock: Clock,
    private readonly closing: TaskClosing,
  ) {
    this.steps = records.tasks;
  }

  /** Only what is done or cancelled. @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, TASK_OPEN, TASK_CHILDREN_OPEN */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<Task> {
    return this.steps.run(user, {
      step: 'archive',
      id,
      version,
      change: async (row) => {
        await this.closing.refuseOpenBelow(row.id);
        return { archivedAt: this.clock.now() };
      },
    });
  }
}
