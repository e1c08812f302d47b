import type { SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TASK_REPEATS, type RepeatSteps } from './task-repeat.record.js';
import { TaskRepeatRepository } from './task-repeat.repository.js';

/** Takes the names of people who leave out of repeats. Inside `TenantDb.run` only. */
@Injectable()
export class RepeatNames {
  private readonly repeats: RepeatSteps;

  constructor(
    records: Records,
    private readonly repository: TaskRepeatRepository,
  ) {
    this.repeats = records.of(TASK_REPEATS);
  }

  /** Repeatable. @param by null: the portal itself */
  async forget(userId: string, by: SignedInUser | null): Promise<void> {
    for (const id of await this.repository.listNaming(userId)) {
      const before = await this.repeats.rows.lock(id);
      const { assigneeIds, own } = before.content;
      const content = {
        ...before.content,
        assigneeIds: assigneeIds.filter((each) => each !== userId),
        own: Object.fromEntries(Object.entries(own).filter(([, value]) => value !== userId)),
      };
      await this.repeats.table.change(before, { content }, by?.id ?? null);
      await this.repeats.record({ step: 'update', by, id, before });
    }
  }
}
