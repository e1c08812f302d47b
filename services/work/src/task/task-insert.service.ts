import type { CreateTask, TaskTab } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { generateNKeysBetween } from 'fractional-indexing';
import { mergeOwn } from '../flow/own-values.rules.js';
import { TaskFlows } from '../flow/task-flows.service.js';
import { TaskCheckRepository } from '../relation/task-check.repository.js';
import { TaskNotes } from './task-notes.service.js';
import { TaskOrder } from './task-order.service.js';
import { TASKS, type TaskSteps } from './task.record.js';
import { TaskRepository } from './task.repository.js';
import { stampsOf } from './task.rules.js';

/** What a new task has besides what people write down. */
export interface NewParts {
  /** Given where the task comes from a row of a file. */
  id?: string;
  checklist?: readonly string[];
  /** The repeat that it belongs to. */
  repeat?: { repeatId: string; repeatOn: string; missed: number };
  /** Left out: the team. */
  source?: 'team' | 'client';
  /** Below all that is there, so that many keep their order; left out: on top of its stage. */
  last?: boolean;
  /** Right after this one, where that is in the same list. */
  after?: string | null | undefined;
}

/** Writes a new task; the caller has checked what it names. Inside `TenantDb.run` only, with the flows held. */
@Injectable()
export class TaskInsert {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly flows: TaskFlows,
    private readonly tasks: TaskRepository,
    private readonly notes: TaskNotes,
    private readonly checks: TaskCheckRepository,
    private readonly order: TaskOrder,
  ) {
    this.steps = records.of(TASKS);
  }

  /** Without its labels. @param by who counts as its creator @returns the id @throws {AppError} FLOW_STAGE */
  async insert(
    by: string,
    { assigneeIds, labels: _, own = {}, flowStage, stage, projectId = null, ...given }: CreateTask,
    { checklist = [], id: chosenId, repeat, source = 'team', last = false, after }: NewParts = {},
  ): Promise<string> {
    const chosen = await this.flows.choose(given.tab, { stage, flowStage });
    await this.order.lock(given.tab);
    const rank = await this.rankOf(given.tab, chosen.id, { last, after });
    const now = this.clock.now();
    const stamps = stampsOf(chosen.type, { startedAt: null, doneAt: null }, now);
    const numbers = await this.tasks.nextNumbers(projectId);
    const row = {
      ...(chosenId && { id: chosenId }),
      ...given,
      ...repeat,
      ...stamps,
      ...numbers,
      rank,
      projectId,
      source,
      createdBy: by,
      createdAt: now,
      stage: chosen.type,
      flowStage: chosen.id,
      stagePlace: chosen.place,
      own: mergeOwn({}, own),
    };
    const [id] = await this.steps.table.insert([row], by);
    if (id === undefined) throw new Error('The task was not made.');
    await this.notes.assign(id, assigneeIds);
    for (const [at, rankOfLine] of generateNKeysBetween(null, null, checklist.length).entries())
      await this.checks.add(id, { text: checklist[at] ?? '', rank: rankOfLine });
    return id;
  }

  private async rankOf(
    tab: TaskTab | null,
    flowStage: string,
    { last, after }: Pick<NewParts, 'last' | 'after'>,
  ): Promise<string> {
    if (after && (await this.tasks.findPlaced(tab, after)))
      return this.order.between(tab, { after, before: null });
    return last ? this.order.atEnd(tab) : this.order.onTop(tab, flowStage);
  }
}
