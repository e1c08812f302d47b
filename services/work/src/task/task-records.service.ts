import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskAnswers } from './task-answers.service.js';
import { TASKS, type TaskSteps } from './task.record.js';

/** The steps of tasks, whose answers have all that a task is shown with. */
@Injectable()
export class TaskRecords {
  readonly tasks: TaskSteps;

  constructor(records: Records, answers: TaskAnswers) {
    this.tasks = records.of(TASKS, (user, rows, changes) => answers.complete(user, rows, changes));
  }
}
