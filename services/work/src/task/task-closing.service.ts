import { isClosed, TASK, type TaskStage } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, Contributions, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { TaskTreeRepository } from '../relation/task-tree.repository.js';
import { TaskWaitRepository } from '../relation/task-wait.repository.js';
import { TaskEnds } from './task-ends.service.js';
import { TaskNotifications } from './task-notifications.service.js';
import { TASKS, type TaskRow, type TaskSteps } from './task.record.js';
import { stampsOf } from './task.rules.js';
import { TaskScope } from './task-scope.service.js';

interface Closing {
  stage: TaskStage;
  closeChildren: boolean;
}

/** What must be true before a task is closed, and what follows. Inside `TenantDb.run` only. */
@Injectable()
export class TaskClosing {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly tree: TaskTreeRepository,
    private readonly waits: TaskWaitRepository,
    private readonly flows: TaskFlows,
    private readonly scope: TaskScope,
    private readonly directory: UserDirectoryService,
    private readonly notifications: TaskNotifications,
    private readonly clock: Clock,
    private readonly contributions: Contributions,
  ) {
    this.steps = records.of(TASKS);
  }

  /**
   * Closes what is open below the task, when asked to.
   * @throws {AppError} TASK_WAITS for an open task before it, TASK_CHILDREN_OPEN for open ones below it
   */
  async prepare(user: SignedInUser, task: TaskRow, { stage, closeChildren }: Closing): Promise<void> {
    if (!isClosed(stage) || isClosed(task.stage)) return;
    const below = await this.tree.listOpenBelow(task.id);
    if (below.length > 0 && !closeChildren)
      throw new AppError(TASK.errors.TASK_CHILDREN_OPEN, { message: sayOpen(below.length) });
    for (const id of below) await this.closeBelow(user, id, stage);
    if (stage === 'done') await this.refuseWaiting(user, task.id);
  }

  /** Lets others know of the end, and tells those whose tasks waited for this one alone. */
  async free(
    user: SignedInUser,
    { id, stage }: Pick<TaskRow, 'id' | 'stage'>,
    before: TaskRow,
  ): Promise<void> {
    if (!isClosed(stage) || isClosed(before.stage)) return;
    for (const each of this.contributions.of(TaskEnds)) await each.ended(id);
    const freed = await this.steps.rows.readAll(await this.waits.listFreed(id));
    for (const task of freed) await this.notifications.freed(user, task, before);
  }

  private async closeBelow(user: SignedInUser, id: string, stage: TaskStage): Promise<void> {
    const before = await this.steps.rows.lock(id);
    if (stage === 'done') await this.refuseWaiting(user, id);
    const stamps = stampsOf(stage, before, this.clock.now());
    const { id: flowStage } = await this.flows.choose(before.tab, { stage });
    await this.steps.table.change(before, { stage, flowStage, ...stamps }, user.id);
    const row = await this.steps.record({ step: 'move', by: user, id, before });
    await this.free(user, row, before);
  }

  /** @throws {AppError} TASK_WAITS */
  private async refuseWaiting(user: SignedInUser, id: string): Promise<void> {
    const [first] = await this.steps.rows.readAll(await this.waits.listOpenBlockers(id));
    if (!first) return;
    throw new AppError(TASK.errors.TASK_WAITS, { message: await this.sayWaiting(user, first) });
  }

  private async sayWaiting(user: SignedInUser, blocker: TaskRow): Promise<string> {
    if (!(await this.scope.mayRead(user, blocker))) return 'Waiting for a task that you cannot see.';
    const { number } = blocker;
    const [assignee] = blocker.assigneeIds;
    const names = await this.directory.listNames(user.companyId, assignee ? [assignee] : []);
    const name = assignee && names.get(assignee);
    return name ? `Waiting for ${number} (${name}).` : `Waiting for ${number}.`;
  }
}

function sayOpen(below: number): string {
  if (below === 1) return 'One sub-task is open. Close it too?';
  return `There are ${String(below)} open sub-tasks. Close them too?`;
}
