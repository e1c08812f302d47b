import { TASK_REPEAT } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { DescribedList } from '@atrium/records';
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
import { TaskRepeats } from './task-repeat.service.js';

@Module({
  imports: [FlowModule, IdentityModule, LabelModule, TaskModule],
  controllers: [TaskRepeatController],
  providers: [
    contribute(new DescribedList(TASK_REPEAT.list)),
    ...[RepeatContents, RepeatEnds, RepeatMaking, RepeatNames],
    ...[TaskRepeatJob, TaskRepeatRepository, TaskRepeats],
  ],
  exports: [RepeatNames, TaskRepeats],
})
export class RepeatModule {}
