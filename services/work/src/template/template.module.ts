import { TASK_TEMPLATE } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { offerRecord, recordController } from '@atrium/records';
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

const TASK_TEMPLATE_CONTROLLER = recordController(TASK_TEMPLATE, {
  rules: TASK_TEMPLATES,
  service: TaskTemplates,
  without: ['bulk'],
  called: { one: 'TaskTemplate', many: 'TaskTemplates' },
});

@Module({
  imports: [HoursModule, IdentityModule, RelationModule, TaskModule],
  controllers: [TaskCopyController, TaskTemplateController, TASK_TEMPLATE_CONTROLLER],
  providers: [...offerRecord(TASK_TEMPLATES), TaskCopies, TaskTemplates, TemplatePlans, TemplateStarts],
  exports: [TaskTemplates],
})
export class TemplateModule {}
