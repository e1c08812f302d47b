import {
  MOST_CHECKS,
  TASK,
  type AddCheck,
  type ChangeCheck,
  type CreateTask,
  type TaskParts,
} from '@atrium/contracts';
import { AppError, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { generateKeyBetween } from 'fractional-indexing';
import { TaskCheckRepository, type CheckRow } from '../relation/task-check.repository.js';
import { TASKS, type TaskRow, type TaskSteps } from '../task/task.record.js';
import { NewTasks } from '../task/new-tasks.service.js';
import { TaskPartsView } from './task-parts-view.service.js';

interface Place {
  id: string;
  item: string;
}

/** The small steps of a task, which several people may tick together. */
@Injectable()
export class Checklists {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly checks: TaskCheckRepository,
    private readonly view: TaskPartsView,
    private readonly tasks: NewTasks,
  ) {
    this.steps = records.of(TASKS);
  }

  /** At the end. @throws {AppError} NOT_FOUND, ACCESS_DENIED, TASK_FULL */
  add(user: SignedInUser, id: string, { text }: AddCheck): Promise<TaskParts> {
    return this.change(user, id, async (list) => {
      if (list.length >= MOST_CHECKS)
        throw new AppError(TASK.errors.TASK_FULL, {
          message: `A checklist has at most ${String(MOST_CHECKS)} lines.`,
        });
      await this.checks.add(id, { text, rank: generateKeyBetween(list.at(-1)?.rank ?? null, null) });
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED */
  update(user: SignedInUser, { id, item }: Place, { after, ...given }: ChangeCheck): Promise<TaskParts> {
    return this.change(user, id, async (list) => {
      const row = itemOf(list, item);
      const rank = after === undefined ? row.rank : rankAfter(list, after, item);
      await this.checks.change({ ...row, ...given, rank });
    });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED */
  remove(user: SignedInUser, { id, item }: Place): Promise<TaskParts> {
    return this.change(user, id, async (list) => this.checks.remove(itemOf(list, item).id));
  }

  /** Makes a sub-task of the line. @throws {AppError} NOT_FOUND, ACCESS_DENIED, TASK_TOO_DEEP, TASK_PARENT_CLOSED */
  promote(user: SignedInUser, { id, item }: Place): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      await this.tasks.holdRelations();
      return this.change(user, id, async (list, task) => {
        const { text, done } = itemOf(list, item);
        await this.tasks.create(user, subTaskOf(task, { title: text.slice(0, 200), done }));
        await this.checks.remove(item);
      });
    });
  }

  private change(
    user: SignedInUser,
    id: string,
    change: (list: CheckRow[], task: TaskRow) => Promise<void>,
  ): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      const before = await this.steps.open(user, { step: 'check', id });
      await change(await this.checks.list(id), before);
      await this.steps.table.invalidate([id]);
      const row = await this.steps.record({ step: 'check', by: user, id, before });
      return this.view.read(user, row);
    });
  }
}

/** @throws {AppError} NOT_FOUND */
function itemOf(list: readonly CheckRow[], id: string): CheckRow {
  const found = list.find((each) => each.id === id);
  if (!found) throw notFound();
  return found;
}

/** Right after another line; at the end where that is gone. */
function rankAfter(list: readonly CheckRow[], after: string | null, moved: string): string {
  const rest = list.filter(({ id }) => id !== moved);
  const at = after === null ? -1 : rest.findIndex(({ id }) => id === after);
  const above = after !== null && at < 0 ? rest.length - 1 : at;
  return generateKeyBetween(rest[above]?.rank ?? null, rest[above + 1]?.rank ?? null);
}

const subTaskOf = (
  { id: parentId, tab, visibility, assigneeIds }: TaskRow,
  { title, done }: { title: string; done: boolean },
): CreateTask => ({
  title,
  description: null,
  tab,
  stage: done ? 'done' : 'todo',
  priority: 'none',
  assigneeIds,
  startOn: null,
  dueOn: null,
  estimate: null,
  labels: [],
  visibility,
  parentId,
});
