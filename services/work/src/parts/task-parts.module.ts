import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { RelationModule } from '../relation/relation.module.js';
import { TaskModule } from '../task/task.module.js';
import { Checklists } from './checklist.service.js';
import { TaskPartsController } from './task-parts.controller.js';
import { TaskPartsService } from './task-parts.service.js';

@Module({
  imports: [IdentityModule, RelationModule, TaskModule],
  controllers: [TaskPartsController],
  providers: [Checklists, TaskPartsService],
  exports: [Checklists, TaskPartsService],
})
export class TaskPartsModule {}
