import {
  TASK_GROUPINGS,
  TASK_TABS,
  type TaskGrouping,
  type TaskGroups,
  type TaskQuery,
} from '@atrium/contracts';
import { TenantDb, validationError, type SignedInUser } from '@atrium/platform';
import { splitSort, TenantLists, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { TaskFilters } from './task-filters.service.js';
import { listedOf } from './task-list.rules.js';
import { TASKS } from './task.record.js';

const VALUES: Record<Exclude<TaskGrouping, 'stage'>, string> = {
  assignee: 't.assignee_id',
  dueOn: 't.due_on',
  priority: 't.priority',
  project: 't.project_id',
};
/** What is closed stands under its stage, not under the day on which it was due. */
const OPEN: ListFilter = { sql: 't.open', values: [] };

/** How many tasks stand under each heading of a list, where they are not too many to be counted. */
@Injectable()
export class TaskGroupCounts {
  constructor(
    private readonly db: TenantDb,
    private readonly lists: TenantLists,
    private readonly filters: TaskFilters,
    private readonly flows: TaskFlows,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED on `sort` for an order without headings */
  async count(user: SignedInUser, query: TaskQuery): Promise<TaskGroups> {
    const { key } = splitSort(query.sort);
    const grouping = TASK_GROUPINGS.find((each) => each === key);
    if (!grouping)
      throw validationError([{ path: ['sort'], message: 'A list in this order has no headings.' }]);
    const seen = await this.filters.of(user, query);
    const items = await this.lists.valuesOf(TASKS.list, {
      companyId: user.companyId,
      query: listedOf(query),
      more: grouping === 'dueOn' ? [...seen, OPEN] : seen,
      by: grouping === 'stage' ? await this.stageOf(user, query) : VALUES[grouping],
    });
    return { items };
  }

  /** Stages of one flow are told apart; those of several are put together by their type. */
  private async stageOf({ companyId }: SignedInUser, query: TaskQuery): Promise<string> {
    const area = TASK_TABS.find((tab) => 'tab' in query && query.tab === tab);
    const lanes = await this.db.run(companyId, () => this.flows.lanes(area));
    return lanes ? 't.flow_stage' : 't.stage';
  }
}
