import {
  MOST_DATED,
  TASK_QUICK,
  TASK_STAGES,
  USUAL_COLOURS,
  type TaskBoard,
  type TaskBoardQuery,
  type TaskCounts,
  type TaskCountsQuery,
  type TaskDated,
  type TaskDatedQuery,
  type TaskLoad,
  type TaskLoadQuery,
  type TaskQuery,
  type TaskStage,
  type TaskTab,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { TenantLists, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { TaskWaitRepository } from '../relation/task-wait.repository.js';
import { TaskFilters } from './task-filters.service.js';
import { TASKS } from './task.record.js';
import { TaskRepository } from './task.repository.js';
import { TaskLists } from './task-lists.service.js';

/** Most cards of a lane; the lane's count is of all. */
const MOST = 100;

type Filled = TaskBoard['lanes'][number];
type Lane = Omit<Filled, 'items' | 'total' | 'totalIsExact'>;

/** The lane of a type, which has stages of several flows. */
const laneOf = (stage: TaskStage): Lane => ({
  id: stage,
  stage,
  label: null,
  colour: USUAL_COLOURS[stage],
  wipLimit: null,
  held: null,
});

/** Tasks by stage, and how many a press would show. */
@Injectable()
export class TaskBoards {
  constructor(
    private readonly tasks: TaskLists,
    private readonly lists: TenantLists,
    private readonly filters: TaskFilters,
    private readonly flows: TaskFlows,
    private readonly db: TenantDb,
    private readonly repository: TaskRepository,
    private readonly waits: TaskWaitRepository,
  ) {}

  async board(user: SignedInUser, query: TaskBoardQuery): Promise<TaskBoard> {
    const flow = await this.db.run(user.companyId, () => this.flows.lanes(query.tab));
    const pressed = await this.filters.narrow(user, query);
    const fill = async (lane: Lane, narrowed: object): Promise<Filled> => {
      const asked: object = { ...query, ...narrowed, sort: 'rank', limit: MOST };
      const { items, total, totalIsExact } = await this.tasks.listAmong(user, asked as TaskQuery, pressed);
      return { ...lane, items, total, totalIsExact };
    };
    const lanes = flow
      ? flow.stages.map(({ type: stage, ...of }) => {
          const held = of.wipLimit === null ? null : (flow.held.get(of.id) ?? 0);
          return fill({ ...of, stage, held }, { stage, flowStage: of.id });
        })
      : TASK_STAGES.map((stage) => fill(laneOf(stage), { stage }));
    return { ofFlow: flow !== null, lanes: await Promise.all(lanes) };
  }

  async counts(user: SignedInUser, { tab }: TaskCountsQuery): Promise<TaskCounts> {
    const narrowed = await this.filters.ofEach(user, TASK_QUICK);
    const counted = await Promise.all(narrowed.map((more) => this.count(user, more, tab)));
    return Object.fromEntries(TASK_QUICK.map((quick, place) => [quick, counted[place] ?? 0])) as TaskCounts;
  }

  /** How much each of some people has to do. */
  async load(user: SignedInUser, { people }: TaskLoadQuery): Promise<TaskLoad> {
    const seen = await this.filters.of(user, {});
    const today = await this.filters.today(user);
    const items = await this.db.run(user.companyId, () => this.repository.load(seen, { people, today }));
    return { items };
  }

  /** Tasks of some days, with what they wait for. */
  async dated(user: SignedInUser, { from, to, ...query }: TaskDatedQuery): Promise<TaskDated> {
    const asked: object = { ...query, sort: 'dueOn', limit: MOST_DATED };
    const within: ListFilter = {
      sql: `coalesce(t.start_on, t.due_on) <= ?::date and coalesce(t.due_on, t.start_on) >= ?::date`,
      values: [to, from],
    };
    const pressed = await this.filters.narrow(user, query);
    const { items, nextCursor } = await this.tasks.listAmong(user, asked as TaskQuery, [...pressed, within]);
    const ids = items.map(({ id }) => id);
    const waits = await this.db.run(user.companyId, () => this.waits.listAmong(ids));
    return { items, waits, more: nextCursor !== null };
  }

  private async count(
    { companyId }: SignedInUser,
    more: ListFilter[],
    tab: TaskTab | undefined,
  ): Promise<number> {
    const query = { sort: 'rank', limit: 1, ...(tab && { tab }) };
    const page = await this.lists.pageOf(TASKS.list, { companyId, query, more });
    return page.total;
  }
}
