import { UserDirectoryService } from '@atrium/identity';
import { Contributions, OnDomainEvent, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { RepeatNames } from '../repeat/repeat-names.service.js';
import { TaskNotes } from '../task/task-notes.service.js';
import { TaskNotifications } from '../task/task-notifications.service.js';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TASKS, type TaskSteps } from '../task/task.record.js';
import { TimerEnds } from '../time/timer-ends.service.js';
import { LeavingTasksRepository } from './leaving-tasks.repository.js';
import { LeavingWork } from './leaving-work.service.js';

interface Passing {
  /** The account that takes over; null: whoever leads the person. */
  to: string | null;
  /** Null: the portal itself. */
  by: SignedInUser | null;
}

/**
 * Passes on the open tasks of people who leave and what else is theirs, ends their timers, and takes their names out of
 * repeats. Inside `TenantDb.run` only.
 */
@Injectable()
export class LeavingTasks {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    private readonly leaving: LeavingTasksRepository,
    private readonly notes: TaskNotes,
    private readonly people: TaskPeopleService,
    private readonly directory: UserDirectoryService,
    private readonly notifications: TaskNotifications,
    private readonly timers: TimerEnds,
    private readonly repeats: RepeatNames,
  ) {
    this.steps = records.of(TASKS);
  }

  count(userId: string): Promise<number> {
    return this.leaving.countOpen(userId);
  }

  /** Somebody was deactivated, came back or has another role. */
  @OnDomainEvent('user.changed', 1)
  async follow({ userId }: { userId: string }): Promise<void> {
    if (!(await this.leaving.isActive(userId))) await this.pass(userId, { to: null, by: null });
  }

  /** Repeatable. Nobody to take them over leaves them unassigned. @returns how many there were */
  async pass(userId: string, { to, by }: Passing): Promise<number> {
    await this.timers.endOf(userId);
    await this.repeats.forget(userId, by);
    const heir = await this.heirOf(userId, to);
    // Also what belongs to a remote that is off now.
    for (const each of this.contributions.of(LeavingWork)) await each.pass(userId, { to: heir, by });
    const ids = await this.leaving.listOpen(userId);
    for (const id of ids) await this.passOne(id, { userId, heir, by });
    if (heir !== null && ids.length > 0) await this.tell(userId, heir, ids.length);
    return ids.length;
  }

  private async heirOf(userId: string, named: string | null): Promise<string | null> {
    for (const id of named ? [named] : await this.people.leadersOf(userId))
      if (id !== userId && (await this.leaving.isActive(id))) return id;
    return null;
  }

  private async passOne(
    id: string,
    { userId, heir, by }: { userId: string; heir: string | null; by: SignedInUser | null },
  ): Promise<void> {
    const before = await this.steps.rows.lock(id);
    const others = before.assigneeIds.map((each) => (each === userId ? heir : each));
    await this.notes.assign(id, [...new Set(others.filter((each) => each !== null))]);
    await this.steps.table.change(before, { handedFrom: userId }, by?.id ?? null);
    await this.steps.record({ step: 'update', by, id, before });
  }

  private async tell(userId: string, heir: string, count: number): Promise<void> {
    const names = await this.directory.listNames(this.db.currentCompanyId(), [userId]);
    await this.notifications.handed({ id: userId, name: names.get(userId) ?? '' }, { to: heir, count });
  }
}
