import { IdentityModule } from '@atrium/identity';
import { offerRecord } from '@atrium/records';
import { Module } from '@nestjs/common';
import { HoursModule } from '../hours/hours.module.js';
import { RelationModule } from '../relation/relation.module.js';
import { TaskModule } from '../task/task.module.js';
import { TaskCopies } from './task-copy.service.js';
import { TaskCopyController, TaskTemplateController } from './task-template.controller.js';
import { TASK_TEMPLATES } from './task-template.record.js';
import { TaskTemplates } from './task-template.service.js';
import { TemplatePlans } from './template-plan.service.js';
import { TemplateStarts } from './template-start.service.js';

@Module({
  imports: [HoursModule, IdentityModule, RelationModule, TaskModule],
  controllers: [TaskCopyController, TaskTemplateController],
  providers: [...offerRecord(TASK_TEMPLATES), TaskCopies, TaskTemplates, TemplatePlans, TemplateStarts],
  exports: [TaskTemplates],
})
export class TemplateModule {}
