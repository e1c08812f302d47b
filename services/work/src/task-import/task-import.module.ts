import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { FlowModule } from '../flow/flow.module.js';
import { LabelModule } from '../label/label.module.js';
import { RelationModule } from '../relation/relation.module.js';
import { TaskModule } from '../task/task.module.js';
import { TaskFileCheck } from './task-file-check.service.js';
import { TaskImporter } from './task.importer.js';

/** Tasks from a file. */
@Module({
  imports: [FlowModule, IdentityModule, LabelModule, RelationModule, TaskModule],
  providers: [TaskFileCheck, TaskImporter],
})
export class TaskImportModule {}
