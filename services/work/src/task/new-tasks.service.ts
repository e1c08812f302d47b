import type { CreateTask, Task } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { LabelService } from '../label/label.service.js';
import { NamedInTask } from './named-in-task.service.js';
import { TaskInsert, type NewParts } from './task-insert.service.js';
import { TaskNotifications } from './task-notifications.service.js';
import { TaskPlaces } from './task-places.service.js';
import { TaskRecords } from './task-records.service.js';
import type { TaskRow } from './task.record.js';
import { refuseClosedParent, refuseDates } from './task.rules.js';

/** Adds tasks, by the rules of the form. */
@Injectable()
export class NewTasks {
  constructor(
    private readonly records: TaskRecords,
    private readonly flows: TaskFlows,
    private readonly named: NamedInTask,
    private readonly places: TaskPlaces,
    private readonly inserts: TaskInsert,
    private readonly labels: LabelService,
    private readonly notifications: TaskNotifications,
  ) {}

  /** On top of its stage, unless `parts` say otherwise. @param quiet its assignees are notified in another way @throws {AppError} TASK_DUE_FIRST, TASK_PERSON, TASK_PROJECT, TASK_MILESTONE, TASK_PARENT_CLOSED, FLOW_STAGE, FLOW_FIELD_VALUE */
  create(
    user: SignedInUser,
    given: CreateTask,
    { quiet = false, ...parts }: { quiet?: boolean } & NewParts = {},
  ): Promise<Task> {
    refuseDates(given);
    const { tab, own = {}, parentId, assigneeIds, labels } = given;
    const insert = async () => {
      await this.flows.hold();
      await this.named.checkPeople(user.companyId, assigneeIds);
      await this.flows.checkValues(tab, own);
      const parent = parentId === null ? null : await this.named.checkParent(user, parentId);
      if (parent) refuseClosedParent(parent, (await this.flows.choose(tab, given)).type);
      const place = await this.places.first(user, given, parent);
      const id = await this.inserts.insert(user.id, { ...given, ...place }, parts);
      await this.labels.put(user, id, labels);
      return id;
    };
    const after = (row: TaskRow) => this.notifications.assigned(user, row, quiet ? [] : row.assigneeIds);
    return this.records.tasks.create(user, {}, { insert, after });
  }

  /**
   * Held by what hangs several tasks below each other in one transaction: taken before the lists in which they are placed.
   * Inside `TenantDb.run` only.
   */
  async holdRelations(): Promise<void> {
    await this.flows.hold();
    await this.places.lock();
  }
}
