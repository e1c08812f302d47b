import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { RepeatModule } from '../repeat/repeat.module.js';
import { TaskModule } from '../task/task.module.js';
import { TimeModule } from '../time/time.module.js';
import { HandedTasks } from './handed-tasks.service.js';
import { LeavingTasksRepository } from './leaving-tasks.repository.js';
import { LeavingTasks } from './leaving-tasks.service.js';

@Module({
  imports: [IdentityModule, RepeatModule, TaskModule, TimeModule],
  providers: [HandedTasks, LeavingTasks, LeavingTasksRepository],
  exports: [LeavingTasks],
})
export class LeavingModule {}
