import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { TaskModule } from '../task/task.module.js';
import { TimeModule } from '../time/time.module.js';
import { LeavingTasksRepository } from './leaving-tasks.repository.js';
import { LeavingTasks } from './leaving-tasks.service.js';

@Module({
  imports: [IdentityModule, TaskModule, TimeModule],
  providers: [LeavingTasks, LeavingTasksRepository],
  exports: [LeavingTasks],
})
export class LeavingModule {}
