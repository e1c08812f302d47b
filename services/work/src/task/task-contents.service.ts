import { isClosed } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskCheckRepository } from '../relation/task-check.repository.js';
import { TaskTreeRepository } from '../relation/task-tree.repository.js';
import { TASKS, type TaskRow, type TaskSteps } from './task.record.js';

/** A task with what it consists of. */
export interface TaskContent {
  row: TaskRow;
  /** The lines of its checklist. */
  checklist: string[];
  /** 0, and one more for each task that it is a part of. */
  level: number;
}

/** What a task consists of, to make others of it. Inside `TenantDb.run` only. */
@Injectable()
export class TaskContents {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly trees: TaskTreeRepository,
    private readonly checks: TaskCheckRepository,
  ) {
    this.steps = records.of(TASKS);
  }

  /** @throws {AppError} NOT_FOUND, also of one that the person may not see */
  async one(user: SignedInUser, id: string): Promise<TaskContent> {
    return this.contentOf(await this.steps.find(user, id), 0);
  }

  /** The task, then what is below it as far as the person sees it, each part after its whole. @throws as `one` */
  async tree(user: SignedInUser, id: string): Promise<TaskContent[]> {
    const top = await this.one(user, id);
    return [top, ...(await this.below(user, top))];
  }

  /** What the task is a part of; null where that is closed and takes no open one. */
  async openParentOf({ parentId }: TaskRow): Promise<string | null> {
    if (parentId === null) return null;
    return isClosed((await this.steps.rows.read(parentId)).stage) ? null : parentId;
  }

  private async below(user: SignedInUser, { row, level }: TaskContent): Promise<TaskContent[]> {
    const ids = await this.trees.listChildren(row.id);
    const rows = new Map((await this.steps.findAll(user, ids)).map((each) => [each.id, each]));
    const found: TaskContent[] = [];
    for (const id of ids) {
      const child = rows.get(id);
      if (!child) continue;
      const content = await this.contentOf(child, level + 1);
      found.push(content, ...(await this.below(user, content)));
    }
    return found;
  }

  private async contentOf(row: TaskRow, level: number): Promise<TaskContent> {
    const lines = await this.checks.list(row.id);
    return { row, level, checklist: lines.map(({ text }) => text) };
  }
}
