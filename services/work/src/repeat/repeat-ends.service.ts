import { Injectable } from '@nestjs/common';
import { TaskEnds } from '../task/task-ends.service.js';
import { RepeatMaking } from './repeat-making.service.js';
import { TaskRepeatRepository } from './task-repeat.repository.js';

/** Counts the next day of a repeat from the end of its latest task. */
@Injectable()
export class RepeatEnds extends TaskEnds {
  constructor(
    private readonly repository: TaskRepeatRepository,
    private readonly making: RepeatMaking,
  ) {
    super();
  }

  override async ended(taskId: string): Promise<void> {
    for (const id of await this.repository.listWaiting(taskId)) await this.making.countFromNow(id);
  }
}
