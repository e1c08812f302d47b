import { AppError, notFound, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TASKS, type TaskRow, type TaskSteps } from './task.record.js';
import { TaskScope } from './task-scope.service.js';

/** Lets a person to a task: to read it, or to change it. Inside `TenantDb.run` only. */
@Injectable()
export class TaskDoor {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly scope: TaskScope,
  ) {
    this.steps = records.of(TASKS);
  }

  /** @throws {AppError} NOT_FOUND, also of one that the person may not see */
  async find(user: SignedInUser, id: string): Promise<TaskRow> {
    const row = await this.steps.rows.read(id);
    if (!(await this.scope.mayRead(user, row))) throw notFound();
    return row;
  }

  /** Those of them that the person may see. */
  async findAll(user: SignedInUser, ids: string[]): Promise<TaskRow[]> {
    return this.scope.readableOf(user, await this.steps.rows.readAll(ids));
  }

  /** Locked, to be changed. @throws {AppError} NOT_FOUND, ACCESS_DENIED, TRANSITION_REFUSED of an archived one */
  async open(user: SignedInUser, id: string): Promise<TaskRow> {
    const row = await this.steps.rows.lock(id);
    await this.checkRight(user, row);
    if (row.archivedAt) throw new AppError('TRANSITION_REFUSED');
    return row;
  }

  /** @throws {AppError} NOT_FOUND of one that the person may not see, ACCESS_DENIED */
  async checkRight(user: SignedInUser, row: TaskRow): Promise<void> {
    if (!(await this.scope.mayRead(user, row))) throw notFound();
    const changeable = await this.scope.changeable(user, [row]);
    if (!changeable.has(row)) throw new AppError('ACCESS_DENIED');
  }
}
