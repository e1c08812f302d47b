import { isStaff, TASK_FILE_LIMIT, TASK_FILE_USE } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, Records, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TASKS, type TaskSteps } from '../task/task.record.js';

/** Files of tasks are read by those who see the task. */
@Injectable()
export class TaskFileUse extends FileUse {
  readonly key = TASK_FILE_USE;
  readonly remote = null;
  readonly accepts = 'documents';
  readonly maxBytes = TASK_FILE_LIMIT;
  readonly image: ImageSizes = { full: 3000 };
  private readonly steps: TaskSteps;

  constructor(records: Records) {
    super();
    this.steps = records.of(TASKS);
  }

  mayUpload({ role }: SignedInUser): boolean {
    return isStaff(role);
  }

  async isThere(taskId: string): Promise<boolean> {
    const [task] = await this.steps.rows.readAll([taskId]);
    return task !== undefined;
  }

  mayRead(user: SignedInUser, taskId: string): Promise<boolean> {
    return this.steps.sight.isSeen(user, taskId);
  }
}
