import type { Task, UpdateTask } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TaskFlows } from '../flow/task-flows.service.js';
import { mergeOwn } from '../flow/own-values.rules.js';
import { LabelService } from '../label/label.service.js';
import { NamedInTask } from './named-in-task.service.js';
import { TaskNotes } from './task-notes.service.js';
import { TaskNotifications } from './task-notifications.service.js';
import { TaskPlaces, type PlaceChange } from './task-places.service.js';
import { TaskRecords } from './task-records.service.js';
import { refuseDates } from './task.rules.js';

/** What is changed of a task: what is to be done, by whom, until when. */
@Injectable()
export class TaskService {
  constructor(
    private readonly records: TaskRecords,
    private readonly flows: TaskFlows,
    private readonly named: NamedInTask,
    private readonly places: TaskPlaces,
    private readonly notes: TaskNotes,
    private readonly labels: LabelService,
    private readonly notifications: TaskNotifications,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, TASK_DUE_FIRST, TASK_PERSON, TASK_PROJECT, TASK_MILESTONE */
  update(
    user: SignedInUser,
    id: string,
    { version, assigneeIds, labels, own, projectId, milestoneId, ...given }: UpdateTask,
  ): Promise<Task> {
    let place: PlaceChange = {};
    return this.records.tasks.run(user, {
      step: 'update',
      id,
      version,
      first: projectId === undefined ? undefined : () => this.places.lock(),
      change: async (row) => {
        refuseDates({ ...row, ...given });
        place = await this.places.changed(user, row, { projectId, milestoneId });
        if (assigneeIds) {
          const added = assigneeIds.filter((each) => !row.assigneeIds.includes(each));
          await this.named.checkPeople(user.companyId, added);
          await this.notes.assign(id, assigneeIds);
        }
        if (labels) await this.labels.put(user, id, labels);
        if (!own) return { ...given, ...place };
        await this.flows.checkValues(row.tab, own);
        return { ...given, ...place, own: mergeOwn(row.own, own) };
      },
      after: async (row, before) => {
        await this.places.follow(user, id, place);
        const added = row.assigneeIds.filter((each) => !before.assigneeIds.includes(each));
        await this.notifications.assigned(user, row, added);
      },
    });
  }
}
