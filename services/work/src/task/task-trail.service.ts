import { TASK } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb } from '@atrium/platform';
import { RecordTrail } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskPlaces } from './task-places.service.js';
import type { TaskRow } from './task.record.js';

/** Names of what a task has by ids, as its history tells them. */
@Injectable()
export class TaskTrail extends RecordTrail<TaskRow> {
  override readonly key = TASK.kind;

  constructor(
    private readonly db: TenantDb,
    private readonly directory: UserDirectoryService,
    private readonly places: TaskPlaces,
  ) {
    super();
  }

  override async toldOf(rows: readonly TaskRow[]): Promise<readonly object[]> {
    const people = [...new Set(rows.flatMap(({ assigneeIds }) => assigneeIds))];
    const names =
      people.length > 0
        ? await this.directory.listNames(this.db.currentCompanyId(), people)
        : new Map<string, string>();
    const milestones = await this.places.milestonesOf(this.db.currentCompanyId(), [
      ...new Set(rows.flatMap(({ milestoneId }) => milestoneId ?? [])),
    ]);
    return rows.map(({ assigneeIds, milestoneId }) => ({
      assignees: assigneeIds.flatMap((id) => names.get(id) ?? []).join(', ') || null,
      milestoneId: (milestoneId && milestones.get(milestoneId)?.title) || null,
    }));
  }
}
