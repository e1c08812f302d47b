import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { RelationModule } from '../relation/relation.module.js';
import { TaskModule } from '../task/task.module.js';
import { Checklists } from './checklist.service.js';
import { TaskFileUse } from './task-file-use.service.js';
import { TaskFiles } from './task-files.service.js';
import { TaskPartsController } from './task-parts.controller.js';
import { TaskPartsService } from './task-parts.service.js';
import { TaskPartsView } from './task-parts-view.service.js';
import { TaskRelations } from './task-relations.service.js';

@Module({
  imports: [IdentityModule, RelationModule, TaskModule],
  controllers: [TaskPartsController],
  providers: [Checklists, TaskFiles, TaskFileUse, TaskPartsService, TaskPartsView, TaskRelations],
  exports: [Checklists, TaskRelations],
})
export class TaskPartsModule {}
