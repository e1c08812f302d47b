import { MOST_LEVELS, TASK } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskProjectRepository } from '../relation/task-project.repository.js';
import { TaskTreeRepository } from '../relation/task-tree.repository.js';
import { TASKS, type TaskRow, type TaskSteps } from './task.record.js';

/** Whether a task may name what a request says: people, a project, a parent. Inside `TenantDb.run` only. */
@Injectable()
export class NamedInTask {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly tree: TaskTreeRepository,
    private readonly projects: TaskProjectRepository,
    private readonly directory: UserDirectoryService,
  ) {
    this.steps = records.of(TASKS);
  }

  /** @returns it @throws {AppError} NOT_FOUND of one that the person may not see, TASK_TOO_DEEP */
  async checkParent(user: SignedInUser, parentId: string): Promise<TaskRow> {
    await this.tree.lock();
    const parent = await this.steps.find(user, parentId);
    const above = await this.tree.listAbove(parentId);
    if (above.length >= MOST_LEVELS) throw new AppError(TASK.errors.TASK_TOO_DEEP);
    return parent;
  }

  /** @throws {AppError} TASK_PERSON */
  async checkPeople(companyId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const known = await this.directory.listMembers(companyId, { ids: [...ids] });
    if (new Set(known.map(({ id }) => id)).size === new Set(ids).size) return;
    throw new AppError(TASK.errors.TASK_PERSON, {
      fields: { assigneeIds: TASK.errors.TASK_PERSON.message },
    });
  }

  /** @throws {AppError} TASK_PROJECT */
  async checkProject(user: SignedInUser, id: string): Promise<void> {
    const people = await this.projects.peopleOf(id);
    if (people && (user.role === 'admin' || people.includes(user.id))) return;
    const { TASK_PROJECT } = TASK.errors;
    throw new AppError(TASK_PROJECT, { fields: { projectId: TASK_PROJECT.message } });
  }
}
