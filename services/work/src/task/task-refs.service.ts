import type { TaskRef } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TASKS, type TaskRow, type TaskSteps } from './task.record.js';

/** Tasks that stand beside another one, as far as the reader may know them. Inside `TenantDb.run` only. */
@Injectable()
export class TaskRefs {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly directory: UserDirectoryService,
  ) {
    this.steps = records.of(TASKS);
  }

  /** In the order of the ids. */
  async of(user: SignedInUser, ids: readonly string[]): Promise<Map<string, TaskRef>> {
    const rows = await this.steps.rows.readAll([...new Set(ids)]);
    const seen = await this.steps.sight.seenOf(user, ids);
    const people = [...new Set(rows.flatMap(({ assigneeIds }) => assigneeIds))];
    const names = await this.directory.listNames(user.companyId, people);
    const refs = new Map<string, TaskRef>();
    for (const row of rows) refs.set(row.id, seen.has(row.id) ? refOf(row, names) : hiddenOf(row));
    return refs;
  }
}

const refOf = (
  { id, number, title, stage, startOn, dueOn, assigneeIds }: TaskRow,
  names: ReadonlyMap<string, string>,
): TaskRef => ({
  id,
  number,
  title,
  stage,
  startOn,
  dueOn,
  assignees: assigneeIds.map((each) => ({ id: each, name: names.get(each) ?? '' })),
});

/** Only that it is there, and whether it is open. */
const hiddenOf = ({ stage }: TaskRow): TaskRef => ({
  id: null,
  number: null,
  title: null,
  startOn: null,
  dueOn: null,
  assignees: [],
  stage: stage === 'done' || stage === 'cancelled' ? stage : 'todo',
});
