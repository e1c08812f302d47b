import {
  BULK_LIMIT,
  type ChangeTasks,
  type Task,
  type TaskPatch,
  type TaskQuery,
  type TaskReport,
  type UndoTasks,
} from '@atrium/contracts';
import { AppError, Audit, toAppError, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { inverseOf, patchOf } from './task-change.rules.js';
import { TaskService } from './task.service.js';

type Undone = TaskReport['undo'][number];
interface Attempt {
  row: TaskReport['rows'][number];
  undo: Undone[];
}

/**
 * One change on many tasks, of which each is refused or taken alone, by the rules for one. Of those that the person
 * does not see nothing is told.
 */
@Injectable()
export class TaskBulk {
  constructor(
    private readonly tasks: TaskService,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED when none is chosen */
  async run(user: SignedInUser, { change, ids, matching }: ChangeTasks): Promise<TaskReport> {
    const chosen = await this.choose(user, { ids, matching });
    const attempts: Attempt[] = [];
    for (const id of chosen.ids)
      attempts.push(
        await this.attempt(user, id, (task) => ({ version: task.version, values: patchOf(task, change) })),
      );
    return this.report(attempts, chosen.more);
  }

  /** Gives tasks back what they had, but for those that changed since. */
  async undo(user: SignedInUser, { undo }: UndoTasks): Promise<TaskReport> {
    const attempts: Attempt[] = [];
    for (const { id, version, values } of undo)
      attempts.push(await this.attempt(user, id, (task) => ({ version: unchanged(task, version), values })));
    return this.report(attempts, false);
  }

  private async choose(user: SignedInUser, { ids, matching }: Omit<ChangeTasks, 'change'>) {
    if (matching) {
      const query: object = { ...matching, limit: BULK_LIMIT };
      const { items, nextCursor } = await this.tasks.list(user, query as TaskQuery);
      return { ids: items.map(({ id }) => id), more: nextCursor !== null };
    }
    if (!ids?.length) throw new AppError('VALIDATION_FAILED', { fields: { ids: 'Choose at least one.' } });
    return { ids: [...new Set(ids)], more: false };
  }

  private async attempt(
    user: SignedInUser,
    id: string,
    plan: (task: Task) => { version: number; values: TaskPatch },
  ): Promise<Attempt> {
    let name: string | null = null;
    try {
      const task = await this.tasks.get(user, id);
      name = task.title;
      const { version, values } = plan(task);
      const row = { id, name, refusal: null };
      if (Object.keys(values).length === 0) return { row, undo: [] };
      const after = await this.take(user, { id, version, values });
      return { row, undo: [{ id, version: after.version, values: inverseOf(task, values) }] };
    } catch (error) {
      return { row: { id, name, refusal: toAppError(error).message }, undo: [] };
    }
  }

  private take(user: SignedInUser, { id, version, values }: Undone): Promise<Task> {
    const { stage, flowStage, archived, ...given } = values;
    if (stage !== undefined) return this.tasks.restage(user, { id, version, stage, flowStage });
    if (archived !== undefined)
      return this.tasks.archive(user, { id, version, step: archived ? 'archive' : 'restore' });
    return this.tasks.update(user, id, { version, ...given });
  }

  private report(attempts: readonly Attempt[], more: boolean): TaskReport {
    const undo = attempts.flatMap((each) => each.undo);
    if (undo.length === 0) this.audit.skip('task.update');
    return { rows: attempts.map(({ row }) => row), more, undo };
  }
}

/** @throws {AppError} TRANSITION_REFUSED of a task that changed since */
function unchanged(task: Task, version: number): number {
  if (task.version !== version)
    throw new AppError('TRANSITION_REFUSED', {
      message: 'Someone changed it meanwhile, so it stays as it is.',
    });
  return version;
}
