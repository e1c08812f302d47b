import { Jobs, OnDomainEvent } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { followNotes, sumTime } from './task-notes.job.js';
import { TaskNotesRepository } from './task-notes.repository.js';

/** Has what is noted on tasks follow a change of what it was taken from. Inside `TenantDb.run` only. */
@Injectable()
export class TaskNotesFollower {
  constructor(
    private readonly jobs: Jobs,
    private readonly repository: TaskNotesRepository,
  ) {}

  /** Once this is committed all tasks of the company are looked through. */
  async follow(): Promise<void> {
    // Whatever people wait for comes before it.
    await this.jobs.enqueue(followNotes, {}, { key: 'all', priority: 10 });
  }

  /** Somebody may have another name now. */
  @OnDomainEvent('user.changed', 1)
  async followPerson({ userId }: { userId: string }): Promise<void> {
    if (await this.repository.isMisnamed(userId)) await this.follow();
  }

  /**
   * The time that counts on a task is another. It is noted after the commit: whoever writes time holds its person, and
   * whoever holds a task would wait for them.
   */
  async followTime(taskId: string): Promise<void> {
    await this.jobs.enqueue(sumTime, { taskId });
  }
}
