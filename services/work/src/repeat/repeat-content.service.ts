import { addDays, type CreateTask } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { LabelService } from '../label/label.service.js';
import { TaskContents } from '../task/task-contents.service.js';
import type { RepeatContent } from './task-repeat.entity.js';
import type { RepeatRow } from './task-repeat.record.js';

/** What the tasks of a repeat get. Inside `TenantDb.run` only. */
@Injectable()
export class RepeatContents {
  constructor(
    private readonly db: TenantDb,
    private readonly contents: TaskContents,
    private readonly labels: LabelService,
    private readonly flows: TaskFlows,
    private readonly directory: UserDirectoryService,
  ) {}

  /** Comments, time, files and what it waits for stay with the task. @throws {AppError} NOT_FOUND */
  async of(user: SignedInUser, taskId: string): Promise<RepeatContent> {
    const { row, checklist } = await this.contents.one(user, taskId);
    const { description, assigneeIds, estimate, priority, own, visibility, project } = row;
    const labelIds = await this.labels.idsOn(taskId);
    return {
      description,
      checklist,
      assigneeIds,
      estimate,
      priority,
      labelIds,
      own,
      visibility,
      projectId: project?.id ?? null,
    };
  }

  /** The task of a day, with those of the people who still work here and the values that still fit. */
  async taskOf({ title, tab, content, dueDays }: RepeatRow, day: string): Promise<CreateTask> {
    const { description, estimate, priority, visibility, projectId, assigneeIds, own } = content;
    const active = await this.activeOf(assigneeIds);
    return {
      title,
      description,
      tab,
      priority,
      estimate,
      visibility,
      projectId,
      labels: [],
      stage: 'todo',
      parentId: null,
      assigneeIds: assigneeIds.filter((id) => active.has(id)),
      own: await this.flows.fitting(tab, own),
      startOn: dueDays === 0 ? null : day,
      dueOn: dueDays === null ? null : addDays(day, dueDays),
    };
  }

  private async activeOf(ids: string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const members = await this.directory.listMembers(this.db.currentCompanyId(), { ids });
    return new Set(members.map(({ id }) => id));
  }
}
