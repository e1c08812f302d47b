import {
  copyTaskSchema,
  idParamsSchema,
  startTemplateSchema,
  TASK,
  TASK_TEMPLATE,
  taskProjectsSchema,
  templateDraftSchema,
  templatePlanSchema,
  templateStartedSchema,
  type CopyTask,
  type StartTemplate,
  type Task,
  type TaskProjects,
  type TemplateDraft,
  type TemplatePlan,
  type TemplateStarted,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { TaskCopies } from './task-copy.service.js';
import { TemplateStarts } from './template-start.service.js';

const Id = () => Param({ schema: idParamsSchema });
interface Place {
  id: string;
}

@Controller(`api/${TASK_TEMPLATE.path}`)
export class TaskTemplateController {
  constructor(private readonly starts: TemplateStarts) {}

  @Get('projects')
  @Access(accessTo(TASK, 'create'))
  @Answers(taskProjectsSchema)
  listTaskProjects(@CurrentUser() user: SignedInUser): Promise<TaskProjects> {
    return this.starts.projects(user);
  }

  @Post(':id/plan')
  @HttpCode(200)
  @Access(accessTo(TASK, 'create'))
  @Answers(templatePlanSchema)
  @NotAudited('Only reads.')
  planTaskTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: startTemplateSchema }) body: StartTemplate,
  ): Promise<TemplatePlan> {
    return this.starts.plan(user, id, body);
  }

  @Once()
  @Post(':id/start')
  @Access(accessTo(TASK, 'create'))
  @Answers(templateStartedSchema, 201)
  @Audited('task.create')
  startTaskTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: startTemplateSchema }) body: StartTemplate,
  ): Promise<TemplateStarted> {
    return this.starts.start(user, id, body);
  }
}

@Controller(`api/${TASK.path}/:id`)
export class TaskCopyController {
  constructor(private readonly copies: TaskCopies) {}

  @Get('as-template')
  @Access(accessTo(TASK, 'read'))
  @Answers(templateDraftSchema)
  draftTaskTemplate(@CurrentUser() user: SignedInUser, @Id() { id }: Place): Promise<TemplateDraft> {
    return this.copies.draft(user, id);
  }

  @Once()
  @Post('copy')
  @Access(accessTo(TASK, 'create'))
  @Answers(TASK.schema, 201)
  @Audited('task.create')
  copyTask(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: copyTaskSchema }) { subTasks }: CopyTask,
  ): Promise<Task> {
    return this.copies.copy(user, id, subTasks);
  }
}
