import { TASK } from '@atrium/contracts';
import { defineJob, HandlesJob, LiveEvents, TenantDb, walkIds, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ListTurns } from './list-turns.service.js';
import { TaskNotes } from './task-notes.service.js';

/** Tasks that are looked at in one transaction. */
const AT_ONCE = 1_000;

export const followNotes = defineJob({
  kind: 'work.task-notes',
  title: 'What is noted on tasks',
  mode: 'steps',
  keyed: 'until it begins',
  // At once, so that after an upgrade tasks stand in their groups from the first start on.
  schedule: { cron: '10 3 * * *', zone: 'company', atOnce: true },
});

const ofTask = z.strictObject({ taskId: z.uuid() });
export const sumTime = defineJob({
  kind: 'work.task-time',
  title: 'Time spent on a task',
  payload: ofTask,
  kept: false,
});

/** Lets what is noted on tasks follow what it was taken from. Repeatable; what is right is not written. */
@Injectable()
export class TaskNotesJob {
  constructor(
    private readonly db: TenantDb,
    private readonly notes: TaskNotes,
    private readonly turns: ListTurns,
    private readonly live: LiveEvents,
  ) {}

  /** @returns how many tasks were written */
  @HandlesJob(followNotes)
  async walk(_: Record<string, never>, job: JobContext): Promise<{ written: number }> {
    const turn = `task notes ${job.companyId}`;
    // The one that waits sees what this one would.
    if (this.turns.isAwaited(turn)) return { written: 0 };
    return this.turns.take(turn, async () => ({ written: await this.mendCompany(job) }));
  }

  @HandlesJob(sumTime)
  async sum({ taskId }: z.infer<typeof ofTask>): Promise<void> {
    await this.notes.mend(taskId);
  }

  private async mendCompany({ companyId, signal }: JobContext): Promise<number> {
    let written = 0;
    try {
      await walkIds(signal, AT_ONCE, async (after) => {
        const { ids, ...batch } = await this.db.run(companyId, async () => {
          const found = await this.notes.listIds(after, AT_ONCE);
          return { ids: found, ...(await this.notes.mendAll(found)) };
        });
        written += batch.written;
        for (const id of batch.passed) written += await this.db.run(companyId, () => this.notes.mend(id));
        return ids;
      });
      return written;
    } finally {
      if (written > 0) await this.db.run(companyId, () => this.invalidate());
    }
  }

  /** Open pages show the tasks anew, once for all of them. */
  private invalidate(): Promise<void> {
    return this.live.publish({ type: 'invalidate', tags: [TASK.tag] }, { check: TASK.check('read') });
  }
}
