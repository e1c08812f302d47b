import type { Page, Task, TaskQuery } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { KnownMilestone } from './milestone-directory.service.js';
import { TaskFilters } from './task-filters.service.js';
import { listedOf } from './task-list.rules.js';
import { TaskPlaces } from './task-places.service.js';
import { TaskRecords } from './task-records.service.js';
import type { TaskSteps } from './task.record.js';

/** Tasks as the person sees them, and the milestones that they may name. */
@Injectable()
export class TaskLists {
  readonly steps: TaskSteps;

  constructor(
    records: TaskRecords,
    private readonly db: TenantDb,
    private readonly filters: TaskFilters,
    private readonly places: TaskPlaces,
  ) {
    this.steps = records.tasks;
  }

  /** Tasks that the person sees, without archived ones. */
  async list(user: SignedInUser, query: TaskQuery): Promise<Page<Task>> {
    return this.listAmong(user, query, await this.filters.narrow(user, query));
  }

  /** @param narrowed what `TaskFilters` makes of the query */
  listAmong(user: SignedInUser, query: TaskQuery, narrowed: ListFilter[]): Promise<Page<Task>> {
    return this.steps.list(user, listedOf(query), narrowed);
  }

  /** Of a project on which the person works. @throws {AppError} NOT_FOUND */
  listMilestones(user: SignedInUser, projectId: string): Promise<KnownMilestone[]> {
    return this.db.run(user.companyId, () => this.places.listMilestones(user, projectId));
  }
}
