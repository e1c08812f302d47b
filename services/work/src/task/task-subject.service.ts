import type { Task } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { OfferedSubject, Records, type SubjectReader } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskFollowerRepository } from '../relation/task-follower.repository.js';
import type { TaskEntity } from './task.entity.js';
import { TASKS, type TaskRow } from './task.record.js';

/** The history and the comments of a task are for those who see it. */
@Injectable()
export class TaskSubject extends OfferedSubject<TaskRow, TaskEntity, Task> {
  constructor(
    records: Records,
    private readonly followers: TaskFollowerRepository,
  ) {
    super(records.of(TASKS));
  }

  override readonly mergesNews = true;

  override async listWatchers(id: string): Promise<string[]> {
    const row = await this.find(id);
    return row ? [...new Set([row.creatorId, ...row.assigneeIds, ...row.followerIds])] : [];
  }

  override async mayAddWatchers(reader: SubjectReader, id: string): Promise<boolean> {
    return (await this.steps.sight.changedOf(reader, [id])).has(id);
  }

  override async addWatchers(id: string, userIds: readonly string[]): Promise<void> {
    const known = await this.listWatchers(id);
    const added = userIds.filter((each) => !known.includes(each));
    for (const each of added) await this.followers.add(id, each);
    if (added.length > 0) await this.steps.table.invalidate([id]);
  }

  override async titleInTrail(id: string, title: string): Promise<string> {
    const row = await this.find(id);
    return (row && TASKS.hidden?.(row)?.title) ?? title;
  }

  private async find(id: string): Promise<TaskRow | undefined> {
    const [row] = await this.steps.rows.readAll([id]);
    return row;
  }
}

/** Hides notifications about tasks from those who no longer see them. */
@Injectable()
export class TaskNotificationSubjects extends NotificationSubjects {
  override readonly kinds = ['task.assigned', 'task.freed', 'task.moved', 'task.asked', 'task.due'] as const;

  constructor(
    private readonly db: TenantDb,
    private readonly subject: TaskSubject,
  ) {
    super();
  }

  override listVisible(reader: NotificationReader, ids: string[]): Promise<Set<string>> {
    return this.db.run(reader.companyId, () => this.subject.steps.sight.seenOf(reader, ids));
  }
}
