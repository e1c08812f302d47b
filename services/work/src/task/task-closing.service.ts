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
import { refuseClosedParent, stampsOf } from './task.rules.js';

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
    private readonly directory: UserDirectoryService,
    private readonly notifications: TaskNotifications,
    private readonly clock: Clock,
    private readonly contributions: Contributions,
  ) {
    this.steps = records.of(TASKS);
  }

  /**
   * Closes what is open below the task, when asked to.
   * @throws {AppError} TASK_WAITS for an open task before it or one below it, TASK_CHILDREN_OPEN for open ones below it,
   * TASK_PARENT_CLOSED of one that is opened below a closed one
   */
  async prepare(user: SignedInUser, task: TaskRow, { stage, closeChildren }: Closing): Promise<void> {
    const closes = isClosed(stage) && !isClosed(task.stage);
    const below = closes ? await this.tree.listOpenBelow(task.id) : [];
    // Asked first: nobody says yes to a question and is refused after it.
    if (stage === 'done' && task.stage !== 'done') await this.refuseWaiting(user, task, below);
    if (!isClosed(stage) && isClosed(task.stage)) await this.refuseUnderClosed(user, task, stage);
    if (below.length > 0 && !closeChildren)
      throw new AppError(TASK.errors.TASK_CHILDREN_OPEN, { message: sayOpen(below.length) });
    const closed: TaskRow[] = [];
    for (const id of below) closed.push(await this.closeBelow(user, id, stage));
    for (const before of closed) await this.free(user, { id: before.id, stage }, before);
  }

  /** @throws {AppError} TASK_CHILDREN_OPEN */
  async refuseOpenBelow(id: string): Promise<void> {
    if ((await this.tree.listOpenBelow(id)).length === 0) return;
    throw new AppError(TASK.errors.TASK_CHILDREN_OPEN, {
      message: 'Finish or cancel its sub-tasks first.',
    });
  }

  /** Lets others know of the end, and notifies those whose tasks waited for this one alone. */
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

  /** @returns what it was before */
  private async closeBelow(user: SignedInUser, id: string, stage: TaskStage): Promise<TaskRow> {
    const before = await this.steps.rows.lock(id);
    const stamps = stampsOf(stage, before, this.clock.now());
    const { id: flowStage, place: stagePlace } = await this.flows.choose(before.tab, { stage });
    await this.steps.table.change(before, { stage, flowStage, stagePlace, ...stamps }, user.id);
    await this.steps.record({ step: 'move', by: user, id, before });
    return before;
  }

  /** @param below what is closed with it @throws {AppError} TASK_WAITS */
  private async refuseWaiting(user: SignedInUser, task: TaskRow, below: readonly string[]): Promise<void> {
    const [first] = await this.waits.listOpenBeside([task.id, ...below]);
    if (!first) return;
    const blocker = await this.steps.rows.read(first.blockerId);
    const waiting = first.taskId === task.id ? null : await this.steps.rows.read(first.taskId);
    throw new AppError(TASK.errors.TASK_WAITS, {
      message: await this.sayWaiting(user, { blocker, waiting }),
    });
  }

  /** @throws {AppError} TASK_PARENT_CLOSED */
  private async refuseUnderClosed(
    user: SignedInUser,
    { parentId }: TaskRow,
    stage: TaskStage,
  ): Promise<void> {
    if (parentId === null) return;
    const parent = await this.steps.rows.read(parentId);
    if (await this.steps.sight.isSeen(user, parentId)) refuseClosedParent(parent, stage);
    else if (isClosed(parent.stage)) throw new AppError(TASK.errors.TASK_PARENT_CLOSED);
  }

  /** @param waiting the sub-task that waits; null: the task itself */
  private async sayWaiting(
    user: SignedInUser,
    { blocker, waiting }: { blocker: TaskRow; waiting: TaskRow | null },
  ): Promise<string> {
    const seen = await this.steps.sight.seenOf(user, [blocker.id, ...(waiting ? [waiting.id] : [])]);
    if (!seen.has(blocker.id)) return 'Waiting for a task that you cannot see.';
    const { number } = blocker;
    if (waiting && seen.has(waiting.id)) return `The sub-task ${waiting.number} waits for ${number}.`;
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
