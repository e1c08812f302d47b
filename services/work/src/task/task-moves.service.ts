import { isClosed, type StepBody, type Task, type TASK, type TaskStage } from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { ListTurns } from './list-turns.service.js';
import { TaskEntering } from './task-entering.service.js';
import { TaskOrder } from './task-order.service.js';
import { TaskPlaces } from './task-places.service.js';
import { TaskRecords } from './task-records.service.js';
import type { TaskRow } from './task.record.js';

type Move = StepBody<typeof TASK, 'move'>;

/** Moves tasks within their list and to other stages. */
@Injectable()
export class TaskMoves {
  constructor(
    private readonly db: TenantDb,
    private readonly records: TaskRecords,
    private readonly turns: ListTurns,
    private readonly flows: TaskFlows,
    private readonly places: TaskPlaces,
    private readonly order: TaskOrder,
    private readonly entering: TaskEntering,
  ) {}

  /** To another place, stage or both. @throws {AppError} NOT_FOUND, ACCESS_DENIED, TRANSITION_REFUSED of an archived one, TASK_WAITS, TASK_CHILDREN_OPEN, TASK_PARENT_CLOSED */
  async move(user: SignedInUser, id: string, order: Move): Promise<Task> {
    const known = await this.db.run(user.companyId, () => this.records.tasks.find(user, id));
    return this.turns.take(`${user.companyId} ${known.tab ?? ''}`, () => this.place(user, known, order));
  }

  private place(
    user: SignedInUser,
    known: TaskRow,
    { closeChildren = false, ...order }: Move,
  ): Promise<Task> {
    const { id, tab } = known;
    return this.db.run(user.companyId, async () => {
      await this.flows.hold();
      const held = await this.holdTurn(known, order);
      await this.order.lock(tab);
      const before = await this.records.tasks.open(user, { step: 'move', id });
      const { type: stage, id: flowStage, place: stagePlace } = await this.flows.choose(tab, order, before);
      if (!held && turns(before, stage)) throw new AppError('STALE_VERSION');
      const rank = await this.order.between(tab, order);
      const entered = { stage, flowStage, stagePlace, rank, closeChildren };
      if (flowStage === before.flowStage) await this.order.put(id, rank);
      else await this.entering.enter(user, before, entered);
      return this.records.tasks.get(user, id);
    });
  }

  /** To another stage, at its place. @param known as it was read, in its version @throws {AppError} as `move`, STALE_VERSION */
  restage(
    user: SignedInUser,
    known: TaskRow,
    { version, ...wanted }: { version: number; stage: TaskStage; flowStage?: string | undefined },
  ): Promise<Task> {
    const { id } = known;
    return this.db.run(user.companyId, async () => {
      await this.flows.hold();
      await this.holdTurn(known, wanted);
      const before = await this.records.tasks.open(user, { step: 'move', id, version });
      const chosen = await this.flows.choose(before.tab, wanted, before);
      const { type: stage, id: flowStage, place: stagePlace } = chosen;
      await this.entering.enter(user, before, { stage, flowStage, stagePlace });
      return this.records.tasks.get(user, id);
    });
  }

  /** Holds the relations of tasks where one is closed or opened by this. */
  private async holdTurn(
    known: TaskRow,
    wanted: { stage?: TaskStage | undefined; flowStage?: string | undefined },
  ): Promise<boolean> {
    const { type } = await this.flows.choose(known.tab, wanted, known);
    if (!turns(known, type)) return false;
    await this.places.lock();
    return true;
  }
}

/** Whether a task is closed or opened by going to a stage. */
const turns = (task: { stage: TaskStage }, stage: TaskStage): boolean =>
  isClosed(task.stage) !== isClosed(stage);
