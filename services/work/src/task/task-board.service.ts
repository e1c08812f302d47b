import {
  TASK_QUICK,
  TASK_STAGES,
  type TaskBoard,
  type TaskBoardQuery,
  type TaskCounts,
  type TaskLoad,
  type TaskLoadQuery,
  type TaskQuery,
  type TaskQuick,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { TenantLists } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFilters } from './task-filters.service.js';
import { TASKS } from './task.record.js';
import { TaskRepository } from './task.repository.js';
import { TaskService } from './task.service.js';

/** Most cards of a lane; the lane's count is of all. */
const MOST = 100;

/** Tasks by stage, and how many a press would show. */
@Injectable()
export class TaskBoards {
  constructor(
    private readonly tasks: TaskService,
    private readonly lists: TenantLists,
    private readonly filters: TaskFilters,
    private readonly db: TenantDb,
    private readonly repository: TaskRepository,
  ) {}

  async board(user: SignedInUser, query: TaskBoardQuery): Promise<TaskBoard> {
    const lanes = await Promise.all(
      TASK_STAGES.map(async (stage) => {
        const asked: object = { ...query, stage, sort: 'rank', limit: MOST };
        const { items, total, totalIsExact } = await this.tasks.list(user, asked as TaskQuery);
        return { stage, items, total, totalIsExact };
      }),
    );
    return { lanes };
  }

  async counts(user: SignedInUser): Promise<TaskCounts> {
    const counted = await Promise.all(TASK_QUICK.map((quick) => this.count(user, quick)));
    return Object.fromEntries(TASK_QUICK.map((quick, place) => [quick, counted[place] ?? 0])) as TaskCounts;
  }

  /** How much each of some people has to do. */
  async load(user: SignedInUser, { people }: TaskLoadQuery): Promise<TaskLoad> {
    const seen = await this.filters.of(user, {});
    const today = await this.filters.today(user);
    const items = await this.db.run(user.companyId, () => this.repository.load(seen, { people, today }));
    return { items };
  }

  private async count(user: SignedInUser, quick: TaskQuick): Promise<number> {
    const query = { sort: 'rank', limit: 1 };
    const more = await this.filters.of(user, { quick });
    const page = await this.lists.pageOf(TASKS.list, { companyId: user.companyId, query, more });
    return page.total;
  }
}
