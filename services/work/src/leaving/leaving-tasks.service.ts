import { Contributions, OnDomainEvent, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RepeatNames } from '../repeat/repeat-names.service.js';
import { TaskPeopleService } from '../task/task-people.service.js';
import { TimerEnds } from '../time/timer-ends.service.js';
import { HandedTasks } from './handed-tasks.service.js';
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
  constructor(
    private readonly contributions: Contributions,
    private readonly leaving: LeavingTasksRepository,
    private readonly people: TaskPeopleService,
    private readonly timers: TimerEnds,
    private readonly repeats: RepeatNames,
    private readonly handed: HandedTasks,
  ) {}

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
    return this.handed.hand(userId, { heir, by });
  }

  private async heirOf(userId: string, named: string | null): Promise<string | null> {
    for (const id of named ? [named] : await this.people.leadersOf(userId))
      if (id !== userId && (await this.leaving.isActive(id))) return id;
    return null;
  }
}
