import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { TASKS, type TaskSteps } from './task.record.js';
import { TaskNotesRepository, type StagePlace } from './task-notes.repository.js';
import { TaskRepository } from './task.repository.js';

interface Mended {
  written: number;
  /** Those that somebody else holds. */
  passed: string[];
}

/**
 * Notes on tasks what their groups are ordered by and what they are filtered by: who is assigned first, how people,
 * projects and stages stand, how much time counts. Inside `TenantDb.run` only.
 */
@Injectable()
export class TaskNotes {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly tasks: TaskRepository,
    private readonly repository: TaskNotesRepository,
    private readonly flows: TaskFlows,
  ) {
    this.steps = records.of(TASKS);
  }

  /** The one way to assign, in the order in which they are shown. */
  async assign(taskId: string, userIds: readonly string[]): Promise<void> {
    const first = await this.tasks.replaceAssignees(taskId, userIds);
    if (first) await this.steps.table.note(taskId, first);
  }

  /** Ids of tasks after one; null begins. */
  listIds(after: string | null, most: number): Promise<string[]> {
    return this.steps.table.listIds(after, most);
  }

  /** Writes to those of the tasks on which something else is noted. Waits for nobody who holds one. */
  async mendAll(ids: readonly string[]): Promise<Mended> {
    // Before the tasks, as by whoever moves one; then no stage comes between comparing and writing.
    await this.flows.hold();
    const places = await this.flows.places();
    const stale = (await this.repository.listStale(ids, places)).map(({ id }) => id);
    if (stale.length === 0) return { written: 0, passed: [] };
    const held = new Set(await this.repository.lock(stale, 'pass by'));
    return { written: await this.write([...held], places), passed: stale.filter((id) => !held.has(id)) };
  }

  /** Like `mendAll`, of one task alone, so that whoever holds it can be waited for. @returns how many were written */
  async mend(id: string): Promise<number> {
    const held = await this.repository.lock([id], 'wait');
    return this.write(held, await this.flows.places());
  }

  /** @param held locked, so that what is read now stays true until it is written */
  private async write(held: readonly string[], places: readonly StagePlace[]): Promise<number> {
    const stale = await this.repository.listStale(held, places);
    await this.steps.table.noteEach(stale.map(({ id, ...values }) => ({ id, values })));
    return stale.length;
  }
}
