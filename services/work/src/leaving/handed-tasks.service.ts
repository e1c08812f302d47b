import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskNotes } from '../task/task-notes.service.js';
import { TaskNotifications } from '../task/task-notifications.service.js';
import { TASKS, type TaskSteps } from '../task/task.record.js';
import { LeavingTasksRepository } from './leaving-tasks.repository.js';

interface Handing {
  /** The account that takes over; null: nobody. */
  heir: string | null;
  /** Null: the portal itself. */
  by: SignedInUser | null;
}

/** Gives somebody's open tasks to who takes over from them. Inside `TenantDb.run` only. */
@Injectable()
export class HandedTasks {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly leaving: LeavingTasksRepository,
    private readonly notes: TaskNotes,
    private readonly directory: UserDirectoryService,
    private readonly notifications: TaskNotifications,
  ) {
    this.steps = records.of(TASKS);
  }

  /** Repeatable. @returns how many there were */
  async hand(userId: string, { heir, by }: Handing): Promise<number> {
    const ids = await this.leaving.listOpen(userId);
    for (const id of ids) await this.handOne(id, userId, { heir, by });
    if (heir !== null && ids.length > 0) await this.notify(userId, heir, ids.length);
    return ids.length;
  }

  private async handOne(id: string, userId: string, { heir, by }: Handing): Promise<void> {
    const before = await this.steps.rows.lock(id);
    const others = before.assigneeIds.map((each) => (each === userId ? heir : each));
    await this.notes.assign(id, [...new Set(others.filter((each) => each !== null))]);
    await this.steps.table.change(before, { handedFrom: userId }, by?.id ?? null);
    await this.steps.record({ step: 'update', by, id, before });
  }

  private async notify(userId: string, heir: string, count: number): Promise<void> {
    const names = await this.directory.listNames(this.db.currentCompanyId(), [userId]);
    await this.notifications.handed({ id: userId, name: names.get(userId) ?? '' }, { to: heir, count });
  }
}
