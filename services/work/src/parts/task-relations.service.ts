import { MOST_BLOCKERS, MOST_LEVELS, TASK, type TaskParts, type TaskRef } from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskTreeRepository } from '../relation/task-tree.repository.js';
import { TaskWaitRepository } from '../relation/task-wait.repository.js';
import { findLoop, type Wait } from '../relation/wait-loop.rules.js';
import { TaskRefs } from '../task/task-refs.service.js';
import { refuseClosedParent } from '../task/task.rules.js';
import { TASKS, type TaskRow, type TaskSteps } from '../task/task.record.js';
import { TaskPartsView } from './task-parts-view.service.js';

/** Which tasks wait for others and are parts of them; no two wait for each other. */
@Injectable()
export class TaskRelations {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly refs: TaskRefs,
    private readonly tree: TaskTreeRepository,
    private readonly waits: TaskWaitRepository,
    private readonly view: TaskPartsView,
  ) {
    this.steps = records.of(TASKS);
  }

  /** @throws {AppError} NOT_FOUND of either, ACCESS_DENIED, TASK_LOOP, TASK_FULL */
  wait(user: SignedInUser, wait: Wait): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      await this.tree.lock();
      const task = await this.steps.open(user, { step: 'relate', id: wait.taskId });
      await this.steps.find(user, wait.blockerId);
      const blockers = await this.waits.listBlockers(task.id);
      if (blockers.length >= MOST_BLOCKERS)
        throw new AppError(TASK.errors.TASK_FULL, {
          message: `A task waits for at most ${String(MOST_BLOCKERS)} others.`,
        });
      await this.refuseLoop(user, wait);
      await this.waits.add(wait);
      return this.related(user, task);
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED */
  release(user: SignedInUser, wait: Wait): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      const task = await this.steps.open(user, { step: 'relate', id: wait.taskId });
      await this.waits.remove(wait);
      return this.related(user, task);
    });
  }

  /** @throws {AppError} NOT_FOUND of either, ACCESS_DENIED, TASK_LOOP, TASK_TOO_DEEP, TASK_PARENT_CLOSED */
  hang(user: SignedInUser, id: string, parentId: string | null): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      await this.tree.lock();
      const task = await this.steps.open(user, { step: 'relate', id });
      if (parentId !== null) {
        const parent = await this.steps.find(user, parentId);
        await this.refuseLoop(user, { taskId: parentId, blockerId: id });
        refuseClosedParent(parent, task.stage);
        const above = await this.tree.listAbove(parentId);
        const levels = above.length + (await this.tree.countLevels(id));
        if (levels > MOST_LEVELS) throw new AppError(TASK.errors.TASK_TOO_DEEP);
      }
      await this.steps.table.note(id, { parentId });
      return this.related(user, task);
    });
  }

  private async related(user: SignedInUser, before: TaskRow): Promise<TaskParts> {
    await this.steps.table.invalidate([before.id]);
    const row = await this.steps.record({ step: 'relate', by: user, id: before.id, before });
    return this.view.read(user, row);
  }

  private async refuseLoop(user: SignedInUser, wait: Wait): Promise<void> {
    const loop = findLoop(await this.waits.listAllFrom(wait.blockerId), wait);
    if (!loop) return;
    const refs = await this.refs.of(user, loop);
    const numbers = loop.map((id) => sayRef(refs.get(id)));
    throw new AppError(TASK.errors.TASK_LOOP, { message: `That would be a loop: ${numbers.join(', ')}.` });
  }
}

const sayRef = (ref: TaskRef | undefined): string => ref?.number ?? 'a task that you cannot see';
