import {
  isClosed,
  TASK,
  type CreateTask,
  type MoveTask,
  type Page,
  type Task,
  type TaskQuery,
  type TaskStage,
  type UpdateTask,
} from '@atrium/contracts';
import { AppError, Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type ListFilter, type Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { mergeOwn } from '../flow/own-values.rules.js';
import { LabelService } from '../label/label.service.js';
import type { KnownMilestone } from './milestone-directory.service.js';
import { ListTurns } from './list-turns.service.js';
import { NamedInTask } from './named-in-task.service.js';
import { TaskAnswers } from './task-answers.service.js';
import { TaskClosing } from './task-closing.service.js';
import { TaskDoor } from './task-door.service.js';
import { TaskNotes } from './task-notes.service.js';
import { TaskInsert, type NewParts } from './task-insert.service.js';
import { TaskNotifications } from './task-notifications.service.js';
import { TaskOrder } from './task-order.service.js';
import { TaskPlaces, type PlaceChange } from './task-places.service.js';
import { TASKS, type TaskRow, type TaskSteps } from './task.record.js';
import { TaskRepository } from './task.repository.js';
import { listedOf } from './task-list.rules.js';
import { refuseClosedParent, stampsOf } from './task.rules.js';
import { TaskFilters } from './task-filters.service.js';

/** Tasks: what is to be done, by whom, until when. */
@Injectable()
export class TaskService {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    answers: TaskAnswers,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly filters: TaskFilters,
    private readonly flows: TaskFlows,
    private readonly door: TaskDoor,
    private readonly inserts: TaskInsert,
    private readonly closing: TaskClosing,
    private readonly named: NamedInTask,
    private readonly places: TaskPlaces,
    private readonly tasks: TaskRepository,
    private readonly notes: TaskNotes,
    private readonly order: TaskOrder,
    private readonly turns: ListTurns,
    private readonly labels: LabelService,
    private readonly notifications: TaskNotifications,
    private readonly audit: Audit,
  ) {
    this.steps = records.of(TASKS, (user, rows) => answers.complete(user, rows));
  }

  /** Tasks that the person sees, without archived ones. */
  async list(user: SignedInUser, query: TaskQuery): Promise<Page<Task>> {
    return this.listAmong(user, query, await this.filters.of(user, query));
  }

  /** @param seen what `TaskFilters` makes of the query */
  listAmong(user: SignedInUser, query: TaskQuery, seen: ListFilter[]): Promise<Page<Task>> {
    return this.steps.list(user, listedOf(query), seen);
  }

  /** @throws {AppError} NOT_FOUND */
  async get(user: SignedInUser, id: string): Promise<Task> {
    return this.db.run(user.companyId, async () => {
      await this.door.find(user, id);
      return this.steps.get(user, id);
    });
  }

  /** On top of its stage, unless `parts` say otherwise. @param quiet its assignees are told in another way @throws {AppError} TASK_DUE_FIRST, TASK_PERSON, TASK_PROJECT, TASK_MILESTONE, TASK_PARENT_CLOSED, FLOW_STAGE, FLOW_FIELD_VALUE */
  create(
    user: SignedInUser,
    given: CreateTask,
    { quiet = false, ...parts }: { quiet?: boolean } & NewParts = {},
  ): Promise<Task> {
    refuseDates(given);
    const { tab, own = {}, parentId, assigneeIds, labels } = given;
    const insert = async () => {
      await this.flows.hold();
      await this.named.checkPeople(user.companyId, assigneeIds);
      await this.flows.checkValues(tab, own);
      const parent = parentId === null ? null : await this.named.checkParent(user, parentId);
      if (parent) refuseClosedParent(parent, (await this.flows.choose(tab, given)).type);
      const place = await this.places.first(user, given, parent);
      const id = await this.inserts.insert(user.id, { ...given, ...place }, parts);
      await this.labels.put(user, id, labels);
      return id;
    };
    const after = (row: TaskRow) => this.notifications.assigned(user, row, quiet ? [] : row.assigneeIds);
    return this.steps.create(user, {}, { insert, after });
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, TASK_DUE_FIRST, TASK_PERSON, TASK_PROJECT, TASK_MILESTONE */
  update(
    user: SignedInUser,
    id: string,
    { version, assigneeIds, labels, own, projectId, milestoneId, ...given }: UpdateTask,
  ): Promise<Task> {
    let place: PlaceChange = {};
    return this.steps.run(user, {
      ...{ step: 'update', id, version },
      first: projectId === undefined ? undefined : () => this.places.lock(),
      change: async (row) => {
        await this.door.checkRight(user, row);
        refuseDates({ ...row, ...given });
        place = await this.places.changed(user, row, { projectId, milestoneId });
        if (assigneeIds) {
          const added = assigneeIds.filter((each) => !row.assigneeIds.includes(each));
          await this.named.checkPeople(user.companyId, added);
          await this.notes.assign(id, assigneeIds);
        }
        if (labels) await this.labels.put(user, id, labels);
        if (!own) return { ...given, ...place };
        await this.flows.checkValues(row.tab, own);
        return { ...given, ...place, own: mergeOwn(row.own, own) };
      },
      after: async (row, before) => {
        await this.places.follow(user, id, place);
        const added = row.assigneeIds.filter((each) => !before.assigneeIds.includes(each));
        await this.notifications.assigned(user, row, added);
      },
    });
  }

  /** To another place, stage or both. @throws {AppError} NOT_FOUND, ACCESS_DENIED, TRANSITION_REFUSED of an archived one, TASK_WAITS, TASK_CHILDREN_OPEN, TASK_PARENT_CLOSED */
  async move(user: SignedInUser, id: string, order: MoveTask): Promise<Task> {
    const known = await this.db.run(user.companyId, () => this.door.find(user, id));
    return this.turns.take(`${user.companyId} ${known.tab ?? ''}`, () => this.place(user, known, order));
  }

  /**
   * Held by what hangs several tasks below each other in one transaction: taken before the lists in which they are placed.
   * Inside `TenantDb.run` only.
   */
  async holdRelations(): Promise<void> {
    await this.flows.hold();
    await this.places.lock();
  }

  private place(
    user: SignedInUser,
    known: TaskRow,
    { closeChildren = false, ...order }: MoveTask,
  ): Promise<Task> {
    const { id, tab } = known;
    return this.db.run(user.companyId, async () => {
      await this.flows.hold();
      const held = await this.holdTurn(known, order);
      await this.tasks.lockList(tab);
      const before = await this.steps.rows.lock(id);
      await this.door.checkRight(user, before);
      if (before.archivedAt) throw new AppError('TRANSITION_REFUSED');
      const { type: stage, id: flowStage, place: stagePlace } = await this.flows.choose(tab, order, before);
      if (!held && turns(before, stage)) throw new AppError('STALE_VERSION');
      await this.closing.prepare(user, before, { stage, closeChildren });
      const rank = await this.order.between(tab, order);
      if (flowStage === before.flowStage) {
        await this.steps.table.note(id, { rank });
        await this.steps.table.invalidate([id]);
        this.audit.skip('task.move');
      } else await this.enter(user, before, { stage, flowStage, stagePlace, rank });
      return this.steps.get(user, id);
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
      const before = await this.door.open(user, id);
      if (before.version !== version) throw new AppError('STALE_VERSION');
      const chosen = await this.flows.choose(before.tab, wanted, before);
      const { type: stage, id: flowStage, place: stagePlace } = chosen;
      await this.closing.prepare(user, before, { stage, closeChildren: false });
      await this.enter(user, before, { stage, flowStage, stagePlace });
      return this.steps.get(user, id);
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

  private async enter(
    user: SignedInUser,
    before: TaskRow,
    values: { stage: TaskStage; flowStage: string; stagePlace: number; rank?: string },
  ): Promise<void> {
    const { id } = before;
    const stamps = stampsOf(values.stage, before, this.clock.now());
    await this.steps.table.change(before, { ...values, ...stamps }, user.id);
    const row = await this.steps.record({ step: 'move', by: user, id, before });
    await this.closing.free(user, row, before);
    await this.notifications.moved(user, row);
  }

  /** Only what is done or cancelled. @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, TASK_OPEN, TASK_CHILDREN_OPEN */
  archive(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<Task> {
    const archivedAt = place.step === 'archive' ? this.clock.now() : null;
    return this.steps.run(user, {
      ...place,
      change: async (row) => {
        await this.door.checkRight(user, row);
        if (archivedAt) await this.closing.refuseOpenBelow(row.id);
        return { archivedAt };
      },
    });
  }

  /** Of a project on which the person works. @throws {AppError} NOT_FOUND */
  listMilestones(user: SignedInUser, projectId: string): Promise<KnownMilestone[]> {
    return this.db.run(user.companyId, () => this.places.listMilestones(user, projectId));
  }
}

/** Whether a task is closed or opened by going to a stage. */
const turns = (task: { stage: TaskStage }, stage: TaskStage): boolean =>
  isClosed(task.stage) !== isClosed(stage);

/** @throws {AppError} TASK_DUE_FIRST */
function refuseDates({ startOn, dueOn }: { startOn: string | null; dueOn: string | null }): void {
  if (!startOn || !dueOn || dueOn >= startOn) return;
  const { TASK_DUE_FIRST } = TASK.errors;
  throw new AppError(TASK_DUE_FIRST, { fields: { dueOn: TASK_DUE_FIRST.message } });
}
