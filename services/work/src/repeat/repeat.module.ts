import { TASK_REPEAT } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { DescribedList, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { FlowModule } from '../flow/flow.module.js';
import { LabelModule } from '../label/label.module.js';
import { TaskModule } from '../task/task.module.js';
import { RepeatContents } from './repeat-content.service.js';
import { RepeatEnds } from './repeat-ends.service.js';
import { RepeatMaking } from './repeat-making.service.js';
import { RepeatNames } from './repeat-names.service.js';
import { TaskRepeatController } from './task-repeat.controller.js';
import { TaskRepeatJob } from './task-repeat.job.js';
import { TaskRepeatRepository } from './task-repeat.repository.js';
import { TASK_REPEATS } from './task-repeat.record.js';
import { TaskRepeats } from './task-repeat.service.js';

const TASK_REPEAT_CONTROLLER = recordController(TASK_REPEAT, {
  rules: TASK_REPEATS,
  service: TaskRepeats,
  without: ['bulk'],
  called: { one: 'TaskRepeat', many: 'TaskRepeats' },
});

@Module({
  imports: [FlowModule, IdentityModule, LabelModule, TaskModule],
  controllers: [TaskRepeatController, TASK_REPEAT_CONTROLLER],
  providers: [
    contribute(new DescribedList(TASK_REPEAT.list)),
    RepeatContents,
    RepeatEnds,
    RepeatMaking,
    RepeatNames,
    TaskRepeatJob,
    TaskRepeatRepository,
    TaskRepeats,
  ],
  exports: [RepeatNames, TaskRepeats],
})
export class RepeatModule {}
