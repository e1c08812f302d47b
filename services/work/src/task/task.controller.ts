import {
  changeTasksSchema,
  idParamsSchema,
  moveTaskSchema,
  TASK,
  taskBoardQuerySchema,
  taskBoardSchema,
  taskCapacityQuerySchema,
  taskCapacitySchema,
  taskCountsQuerySchema,
  taskCountsSchema,
  taskDatedQuerySchema,
  taskDatedSchema,
  taskGroupsSchema,
  taskLoadQuerySchema,
  taskLoadSchema,
  taskMilestonesSchema,
  taskPeopleQuerySchema,
  taskPeopleSchema,
  taskReportSchema,
  transitionSchema,
  undoTasksSchema,
  type ChangeTasks,
  type CreateTask,
  type MoveTask,
  type Page,
  type Task,
  type TaskBoard,
  type TaskBoardQuery,
  type TaskCapacity,
  type TaskCapacityQuery,
  type TaskCounts,
  type TaskCountsQuery,
  type TaskDated,
  type TaskDatedQuery,
  type TaskGroups,
  type TaskLoad,
  type TaskLoadQuery,
  type TaskMilestones,
  type TaskPeople,
  type TaskPeopleQuery,
  type TaskQuery,
  type TaskReport,
  type UndoTasks,
  type UpdateTask,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { TaskBoards } from './task-board.service.js';
import { TaskBulk } from './task-bulk.service.js';
import { TaskGroupCounts } from './task-group-counts.service.js';
import { TaskService } from './task.service.js';
import { TaskTeams } from './task-team.service.js';

const routes = recordRoutes(TASK);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/tasks')
export class TaskController {
  constructor(
    private readonly tasks: TaskService,
    private readonly boards: TaskBoards,
    private readonly groups: TaskGroupCounts,
    private readonly bulk: TaskBulk,
    private readonly teams: TaskTeams,
  ) {}

  @routes.List()
  listTasks(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: TASK.querySchema }) query: TaskQuery,
  ): Promise<Page<Task>> {
    return this.tasks.list(user, query);
  }

  @Get('board')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskBoardSchema)
  getTaskBoard(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: taskBoardQuerySchema }) query: TaskBoardQuery,
  ): Promise<TaskBoard> {
    return this.boards.board(user, query);
  }

  @Get('counts')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskCountsSchema)
  countTasks(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: taskCountsQuerySchema }) query: TaskCountsQuery,
  ): Promise<TaskCounts> {
    return this.boards.counts(user, query);
  }

  @Get('groups')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskGroupsSchema)
  countTaskGroups(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: TASK.querySchema }) query: TaskQuery,
  ): Promise<TaskGroups> {
    return this.groups.count(user, query);
  }

  @Get('dated')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskDatedSchema)
  listDatedTasks(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: taskDatedQuerySchema }) query: TaskDatedQuery,
  ): Promise<TaskDated> {
    return this.boards.dated(user, query);
  }

  @Get('people')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskPeopleSchema)
  listTaskPeople(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: taskPeopleQuerySchema }) query: TaskPeopleQuery,
  ): Promise<TaskPeople> {
    return this.teams.people(user, query);
  }

  @Get('capacity')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskCapacitySchema)
  getTaskCapacity(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: taskCapacityQuerySchema }) query: TaskCapacityQuery,
  ): Promise<TaskCapacity> {
    return this.teams.capacity(user, query);
  }

  @Get('load')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskLoadSchema)
  getTaskLoad(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: taskLoadQuerySchema }) query: TaskLoadQuery,
  ): Promise<TaskLoad> {
    return this.boards.load(user, query);
  }

  @Get('projects/:id/milestones')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskMilestonesSchema)
  async listTaskMilestones(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<TaskMilestones> {
    return { items: await this.tasks.listMilestones(user, id) };
  }

  @routes.One()
  getTask(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Task> {
    return this.tasks.get(user, id);
  }

  @routes.Create()
  createTask(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: TASK.createSchema }) body: CreateTask,
  ): Promise<Task> {
    return this.tasks.create(user, body);
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
    return this.tasks.move(user, id, body);
  }

  @routes.Step('archive')
  archiveTask(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Task> {
    return this.tasks.archive(user, { id, version, step: 'archive' });
  }

  @routes.Step('restore')
  restoreTask(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Task> {
    return this.tasks.archive(user, { id, version, step: 'restore' });
  }
}
