import { TASK, WORK_AREA } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import { DescribedList } from '@atrium/records';
import { Module } from '@nestjs/common';
import { WorkDemo } from './demo/work-demo.service.js';
import { TaskPartsModule } from './parts/task-parts.module.js';
import { TaskModule } from './task/task.module.js';
import { TimeModule } from './time/time.module.js';
import './work.texts.js';

/** Tasks, and what every area mounts of them. */
@Module({
  imports: [TaskModule, TaskPartsModule, TimeModule],
  providers: [contribute(WORK_AREA), contribute(new DescribedList(TASK.list)), WorkDemo],
})
export class WorkModule {}
