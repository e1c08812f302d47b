import type { TimedTask, Timer } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskRefs } from '../task/task-refs.service.js';
import { TimeEntryRepository } from './time-entry.repository.js';

/** Timers as they are answered. Inside `TenantDb.run` only. */
@Injectable()
export class TimerView {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly refs: TaskRefs,
  ) {}

  /** What runs for the person, as far as they see its task. */
  async running(user: SignedInUser): Promise<Timer['timer']> {
    const row = await this.entries.findRunning(user.id);
    const task = row && (await this.taskOf(user, row.taskId));
    if (!row?.startedAt || !task) return null;
    const leftAt = row.leftAt?.toISOString() ?? null;
    return { task, startedAt: row.startedAt.toISOString(), leftAt };
  }

  /** Null for a task that the person does not see. */
  async taskOf(user: SignedInUser, id: string): Promise<TimedTask | null> {
    const ref = (await this.refs.of(user, [id])).get(id);
    return ref?.id && ref.number !== null && ref.title !== null
      ? { id: ref.id, number: ref.number, title: ref.title }
      : null;
  }
}
