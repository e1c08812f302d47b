import { isStaff, TASK_FILE_LIMIT, TASK_FILE_USE } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, Records, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskScope } from '../task/task-scope.service.js';
import { TASKS, type TaskRow, type TaskSteps } from '../task/task.record.js';

/** Files of tasks are read by those who see the task. */
@Injectable()
export class TaskFileUse extends FileUse {
  readonly key = TASK_FILE_USE;
  readonly remote = null;
  readonly accepts = 'documents';
  readonly maxBytes = TASK_FILE_LIMIT;
  readonly image: ImageSizes = { full: 3000 };
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly scope: TaskScope,
  ) {
    super();
    this.steps = records.of(TASKS);
  }

  mayUpload({ role }: SignedInUser): boolean {
    return isStaff(role);
  }

  async isThere(taskId: string): Promise<boolean> {
    return (await this.find(taskId)) !== undefined;
  }

  async mayRead(user: SignedInUser, taskId: string): Promise<boolean> {
    const task = await this.find(taskId);
    return task !== undefined && this.scope.mayRead(user, task);
  }

  private async find(taskId: string): Promise<TaskRow | undefined> {
    const [row] = await this.steps.rows.readAll([taskId]);
    return row;
  }
}
