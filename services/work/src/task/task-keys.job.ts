import { TASK } from '@atrium/contracts';
import {
  defineJob,
  HandlesJob,
  Jobs,
  LiveEvents,
  OnDomainEvent,
  TenantDb,
  type JobContext,
} from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ListTurns } from './list-turns.service.js';
import { TaskKeys } from './task-keys.service.js';
import { TaskKeysRepository } from './task-keys.repository.js';

/** Tasks that are looked at in one transaction. */
const AT_ONCE = 1_000;

const followKeys = defineJob({
  kind: 'work.task-keys',
  title: 'Order of groups of tasks',
  mode: 'steps',
  keyed: 'until it begins',
  // At once, so that after an upgrade tasks stand in their groups from the first start on.
  schedule: { cron: '10 3 * * *', zone: 'company', atOnce: true },
});

const ofTask = z.strictObject({ taskId: z.uuid() });
const sumTime = defineJob({
  kind: 'work.task-time',
  title: 'Time spent on a task',
  payload: ofTask,
  kept: false,
});

/** Lets what is noted on tasks follow what it was taken from. Repeatable; what is right is not written. */
@Injectable()
export class TaskKeysJob {
  constructor(
    private readonly db: TenantDb,
    private readonly jobs: Jobs,
    private readonly keys: TaskKeys,
    private readonly repository: TaskKeysRepository,
    private readonly turns: ListTurns,
    private readonly live: LiveEvents,
  ) {}

  /** Once this is committed all tasks of the company are looked through. Inside `TenantDb.run` only. */
  async follow(): Promise<void> {
    // Whatever people wait for comes before it.
    await this.jobs.enqueue(followKeys, {}, { key: 'all', priority: 10 });
  }

  /** Somebody may have another name now. */
  @OnDomainEvent('user.changed', 1)
  async followPerson({ userId }: { userId: string }): Promise<void> {
    if (await this.repository.isMisnamed(userId)) await this.follow();
  }

  /**
   * The time that counts on a task is another. It is noted after the commit: whoever writes time holds its person, and
   * whoever holds a task would wait for them. Inside `TenantDb.run` only.
   */
  async followTime(taskId: string): Promise<void> {
    await this.jobs.enqueue(sumTime, { taskId });
  }

  /** @returns how many tasks were written */
  @HandlesJob(followKeys)
  async walk(_: Record<string, never>, job: JobContext): Promise<{ written: number }> {
    const turn = `task keys ${job.companyId}`;
    // The one that waits sees what this one would.
    if (this.turns.isAwaited(turn)) return { written: 0 };
    return this.turns.take(turn, async () => ({ written: await this.mendCompany(job) }));
  }

  @HandlesJob(sumTime)
  async sum({ taskId }: z.infer<typeof ofTask>): Promise<void> {
    await this.keys.mend(taskId);
  }

  private async mendCompany({ companyId, signal }: JobContext): Promise<number> {
    let written = 0;
    try {
      for (let after: string | null = null; ;) {
        signal.throwIfAborted();
        const from: string | null = after;
        const batch = await this.db.run(companyId, async () => {
          const ids = await this.keys.listIds(from, AT_ONCE);
          return { last: ids.at(-1), ...(await this.keys.mendAll(ids)) };
        });
        written += batch.written;
        for (const id of batch.passed) written += await this.db.run(companyId, () => this.keys.mend(id));
        if (batch.last === undefined) return written;
        after = batch.last;
      }
    } finally {
      if (written > 0) await this.db.run(companyId, () => this.tell());
    }
  }

  /** Open pages show the tasks anew, once for all of them. */
  private tell(): Promise<void> {
    return this.live.publish({ type: 'invalidate', tags: [TASK.tag] }, { check: TASK.check('read') });
  }
}
