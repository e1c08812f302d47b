import type { FlowStage, TaskTab } from '@atrium/contracts';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { StageMoves } from '../flow/stage-moves.service.js';
import type { TaskEntity } from './task.entity.js';
import { TaskNotesFollower } from './task-notes-follow.service.js';
import { TASKS, type TaskSteps } from './task.record.js';

/** Moves the tasks of a stage that is removed, and keeps the order of groups by stage. */
@Injectable()
export class TaskStages extends StageMoves {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly notes: TaskNotesFollower,
  ) {
    super();
    this.steps = records.of(TASKS);
  }

  override async moveAll(
    tabs: readonly (TaskTab | null)[],
    { from, to, by }: { from: string; to: FlowStage & { place: number }; by: string },
  ): Promise<void> {
    // What the database works out for each task.
    const stamps: object = {
      ...(to.type === 'in_progress' && { startedAt: () => 'coalesce(started_at, now())' }),
      doneAt: to.type === 'done' ? () => 'coalesce(done_at, now())' : null,
    };
    const { id: flowStage, type: stage, place: stagePlace } = to;
    const values: Values<TaskEntity> = { flowStage, stage, stagePlace, ...stamps };
    for (const tab of tabs) {
      const those: object = { flowStage: from, tab: tab ?? IsNull() };
      await this.steps.table.changeAll(those, values, by);
    }
  }

  override reorder(): Promise<void> {
    return this.notes.follow();
  }
}
