import type { TaskParts } from '@atrium/contracts';
import { Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFollowerRepository } from '../relation/task-follower.repository.js';
import { TASKS, type TaskSteps } from '../task/task.record.js';
import { TaskPartsView } from './task-parts-view.service.js';

/** What everybody who reads a task may do with its parts: read them all, and follow it. */
@Injectable()
export class TaskPartsService {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly followers: TaskFollowerRepository,
    private readonly view: TaskPartsView,
    private readonly audit: Audit,
  ) {
    this.steps = records.of(TASKS);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => this.view.read(user, await this.steps.find(user, id)));
  }

  /** Whoever reads a task may follow it. @throws {AppError} NOT_FOUND */
  follow(user: SignedInUser, id: string, followed: boolean): Promise<TaskParts> {
    return this.db.run(user.companyId, async () => {
      await this.steps.find(user, id);
      await (followed ? this.followers.add(id, user.id) : this.followers.remove(id, user.id));
      await this.steps.table.invalidate([id]);
      this.audit.skip('task.relate');
      return this.view.read(user, await this.steps.rows.read(id));
    });
  }
}
