import {
  changeTasksSchema,
  idParamsSchema,
  moveTaskSchema,
  TASK,
  taskMilestonesSchema,
  taskReportSchema,
  transitionSchema,
  undoTasksSchema,
  type ChangeTasks,
  type CreateTask,
  type MoveTask,
  type Page,
  type Task,
  type TaskMilestones,
  type TaskQuery,
  type TaskReport,
  type UndoTasks,
  type UpdateTask,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { NewTasks } from './new-tasks.service.js';
import { TaskArchive } from './task-archive.service.js';
import { TaskBulk } from './task-bulk.service.js';
import { TaskLists } from './task-lists.service.js';
import { TaskMoves } from './task-moves.service.js';
import { TaskService } from './task.service.js';

const routes = recordRoutes(TASK);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/tasks')
export class TaskController {
  constructor(
    private readonly lists: TaskLists,
    private readonly newTasks: NewTasks,
    private readonly tasks: TaskService,
    private readonly moves: TaskMoves,
    private readonly archive: TaskArchive,
    private readonly bulk: TaskBulk,
  ) {}

  @routes.List()
  listTasks(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: TASK.querySchema }) query: TaskQuery,
  ): Promise<Page<Task>> {
    return this.lists.list(user, query);
  }

  @Get('projects/:id/milestones')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskMilestonesSchema)
  async listTaskMilestones(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<TaskMilestones> {
    return { items: await this.lists.listMilestones(user, id) };
  }

  @routes.One()
  getTask(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Task> {
    return this.lists.get(user, id);
  }

  @routes.Create()
  createTask(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: TASK.createSchema }) body: CreateTask,
  ): Promise<Task> {
    return this.newTasks.create(user, body);
  }

  @Post('bulk')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskReportSchema)
  @Audited('task.update', 'task.move', 'task.archive', 'task.restore')
  changeTasks(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: changeTasksSchema }) body: ChangeTasks,
  ): Promise<TaskReport> {
    return this.bulk.run(user, body);
  }

  @Post('bulk/undo')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskReportSchema)
  @Audited('task.update', 'task.move', 'task.archive', 'task.restore')
  undoTasks(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: undoTasksSchema }) body: UndoTasks,
  ): Promise<TaskReport> {
    return this.bulk.undo(user, body);
  }

  @routes.Update()
  updateTask(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: TASK.updateSchema }) body: UpdateTask,
  ): Promise<Task> {
    return this.tasks.update(user, id, body);
  }

  @routes.Step('move')
  moveTask(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: moveTaskSchema }) body: MoveTask,
  ): Promise<Task> {
    return this.moves.move(user, id, body);
  }

  @routes.Step('archive')
  archiveTask(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Task> {
    return this.archive.set(user, { id, version, step: 'archive' });
  }

  @routes.Step('restore')
  restoreTask(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Task> {
    return this.archive.set(user, { id, version, step: 'restore' });
  }
}
