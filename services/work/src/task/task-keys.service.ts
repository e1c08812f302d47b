import type { FlowStage, TaskTab } from '@atrium/contracts';
import { OnDomainEvent } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { placeOf } from '../flow/flow.rules.js';
import { TaskProjectRepository } from '../relation/task-project.repository.js';
import type { TaskEntity } from './task.entity.js';
import { TASKS, type TaskSteps } from './task.record.js';
import { TaskRepository } from './task.repository.js';

/** Tasks written at once. */
const BATCH = 1_000;

/** Writes to tasks what their groups are ordered by: who is assigned first, and how people, projects and stages stand. */
@Injectable()
export class TaskKeys {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly tasks: TaskRepository,
    private readonly projects: TaskProjectRepository,
  ) {
    this.steps = records.of(TASKS);
  }

  /** The one way to assign, in the order in which they are shown. Inside `TenantDb.run` only. */
  async assign(taskId: string, userIds: readonly string[]): Promise<void> {
    const first = await this.tasks.replaceAssignees(taskId, userIds);
    if (first) await this.steps.table.note(taskId, first);
  }

  /** Somebody may have another name now. */
  @OnDomainEvent('user.changed', 1)
  async followPerson({ userId }: { userId: string }): Promise<void> {
    const assigneeKey = await this.tasks.keyOfPerson(userId);
    if (assigneeKey === null) return;
    await this.noteAll(() => this.tasks.listOfPerson(userId, assigneeKey, BATCH), { assigneeKey });
  }

  /** A project may have another name or code now. Inside `TenantDb.run` only. */
  async followProject(projectId: string): Promise<void> {
    const projectKey = await this.projects.keyOf(projectId);
    if (projectKey === null) return;
    await this.noteAll(() => this.tasks.listOfProject(projectId, projectKey, BATCH), { projectKey });
  }

  /** The stages of these areas have this order now. Inside `TenantDb.run` only. */
  async followStages(tabs: readonly (TaskTab | null)[], stages: readonly FlowStage[]): Promise<void> {
    const places = stages.map((stage) => ({ id: stage.id, place: placeOf(stages, stage) }));
    const list = () => this.tasks.listMisplaced(tabs, places, BATCH);
    for (let found = await list(); found.length > 0; found = await list())
      for (const stagePlace of new Set(found.map(({ place }) => place))) {
        const ids = found.filter(({ place }) => place === stagePlace).map(({ id }) => id);
        await this.steps.table.noteAll(ids, {}, { stagePlace });
      }
  }

  private async noteAll(list: () => Promise<string[]>, values: Values<TaskEntity>): Promise<void> {
    for (let ids = await list(); ids.length > 0; ids = await list())
      await this.steps.table.noteAll(ids, {}, values);
  }
}
