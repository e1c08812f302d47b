import type { TaskStage } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskClosing } from './task-closing.service.js';
import { TaskNotifications } from './task-notifications.service.js';
import { TASKS, type TaskRow, type TaskSteps } from './task.record.js';
import { stampsOf } from './task.rules.js';

interface Entered {
  stage: TaskStage;
  flowStage: string;
  stagePlace: number;
  rank?: string;
  /** Also what is open below it; left out: no. */
  closeChildren?: boolean;
}

/** A task enters another stage: what must be true before, and what follows. Inside `TenantDb.run` only, with it locked. */
@Injectable()
export class TaskEntering {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly closing: TaskClosing,
    private readonly notifications: TaskNotifications,
  ) {
    this.steps = records.of(TASKS);
  }

  /** @throws {AppError} as `TaskClosing.prepare` */
  async enter(
    user: SignedInUser,
    before: TaskRow,
    { closeChildren = false, ...values }: Entered,
  ): Promise<void> {
    const { id } = before;
    const { stage } = values;
    await this.closing.prepare(user, before, { stage, closeChildren });
    const stamps = stampsOf(stage, before, this.clock.now());
    await this.steps.table.change(before, { ...values, ...stamps }, user.id);
    const row = await this.steps.record({ step: 'move', by: user, id, before });
    await this.closing.free(user, row, before);
    await this.notifications.moved(user, row);
  }
}
