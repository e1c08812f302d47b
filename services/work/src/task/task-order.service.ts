import type { StepBody, TASK, TaskTab } from '@atrium/contracts';
import { Audit } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { TASKS, type TaskSteps } from './task.record.js';
import { TaskRepository, type Placed } from './task.repository.js';

/** Longer keys are made anew, for the whole list. */
const LONGEST = 40;

type Neighbours = Pick<StepBody<typeof TASK, 'move'>, 'after' | 'before'>;

/**
 * The manual order of a list: a key between its neighbours, so that a move changes the moved task alone. Inside
 * `TenantDb.run` only, with the list locked by `lock`.
 */
@Injectable()
export class TaskOrder {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly tasks: TaskRepository,
    private readonly audit: Audit,
  ) {
    this.steps = records.of(TASKS);
  }

  /** Until the transaction ends nobody else orders the list. */
  lock(tab: TaskTab | null): Promise<void> {
    return this.tasks.lockList(tab);
  }

  /** Another place in its stage, of which the trail has nothing to say. */
  async put(id: string, rank: string): Promise<void> {
    await this.steps.table.note(id, { rank });
    await this.steps.table.invalidate([id]);
    this.audit.skip('task.move');
  }

  /** On top of its stage; at the end where it is the first of it. */
  async onTop(tab: TaskTab | null, flowStage: string): Promise<string> {
    const first = await this.tasks.firstOf(tab, flowStage);
    return this.between(tab, { after: null, before: first?.id ?? null });
  }

  atEnd(tab: TaskTab | null): Promise<string> {
    return this.between(tab, { after: null, before: null });
  }

  /** Right after `after`; where that is gone before `before`; else at the end. */
  async between(tab: TaskTab | null, place: Neighbours): Promise<string> {
    const [above, below] = await this.neighbours(tab, place);
    const key = generateKeyBetween(above?.rank ?? null, below?.rank ?? null);
    if (key.length <= LONGEST) return key;
    await this.spread(tab);
    const [higher, lower] = await this.neighbours(tab, place);
    return generateKeyBetween(higher?.rank ?? null, lower?.rank ?? null);
  }

  private async neighbours(
    tab: TaskTab | null,
    { after, before }: Neighbours,
  ): Promise<[Placed | null, Placed | null]> {
    const above = after === null ? null : await this.tasks.findPlaced(tab, after);
    if (above) return [above, await this.tasks.rankAfter(tab, above.rank)];
    const below = before === null ? null : await this.tasks.findPlaced(tab, before);
    return below ? [await this.tasks.rankBefore(tab, below.rank), below] : [await this.tasks.last(tab), null];
  }

  /** Gives the whole list new keys, in the order that it has. */
  private async spread(tab: TaskTab | null): Promise<void> {
    const placed = await this.tasks.listPlaced(tab);
    const keys = generateNKeysBetween(null, null, placed.length);
    for (const [at, { id }] of placed.entries()) await this.steps.table.note(id, { rank: keys[at] });
  }
}
