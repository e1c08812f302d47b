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
  transitionSchema,
  type CopyTask,
  type CreateTaskTemplate,
  type Page,
  type StartTemplate,
  type Task,
  type TaskProjects,
  type TaskTemplate,
  type TaskTemplateQuery,
  type TemplateDraft,
  type TemplatePlan,
  type TemplateStarted,
  type UpdateTaskTemplate,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { TaskCopies } from './task-copy.service.js';
import { TaskTemplates } from './task-template.service.js';
import { TemplateStarts } from './template-start.service.js';

const routes = recordRoutes(TASK_TEMPLATE);
const Id = () => Param({ schema: idParamsSchema });
interface Place {
  id: string;
}

@Controller('api/task-templates')
export class TaskTemplateController {
  constructor(
    private readonly templates: TaskTemplates,
    private readonly starts: TemplateStarts,
  ) {}

  @routes.List()
  listTaskTemplates(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: TASK_TEMPLATE.querySchema }) query: TaskTemplateQuery,
  ): Promise<Page<TaskTemplate>> {
    return this.templates.list(user, query);
  }

  @Get('projects')
  @Access(accessTo(TASK, 'create'))
  @Answers(taskProjectsSchema)
  listTaskProjects(@CurrentUser() user: SignedInUser): Promise<TaskProjects> {
    return this.starts.projects(user);
  }

  @routes.One()
  getTaskTemplate(@CurrentUser() user: SignedInUser, @Id() { id }: Place): Promise<TaskTemplate> {
    return this.templates.get(user, id);
  }

  @routes.Create()
  createTaskTemplate(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: TASK_TEMPLATE.createSchema }) body: CreateTaskTemplate,
  ): Promise<TaskTemplate> {
    return this.templates.create(user, body);
  }

  @routes.Update()
  updateTaskTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: TASK_TEMPLATE.updateSchema }) body: UpdateTaskTemplate,
  ): Promise<TaskTemplate> {
    return this.templates.update(user, id, body);
  }

  @routes.Step('archive')
  archiveTaskTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<TaskTemplate> {
    return this.templates.move(user, { id, version, step: 'archive' });
  }

  @routes.Step('restore')
  restoreTaskTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<TaskTemplate> {
    return this.templates.move(user, { id, version, step: 'restore' });
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

@Controller('api/tasks/:id')
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
