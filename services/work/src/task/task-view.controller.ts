import {
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
  taskPeopleQuerySchema,
  taskPeopleSchema,
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
  type TaskPeople,
  type TaskPeopleQuery,
  type TaskQuery,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Controller, Get, Query } from '@nestjs/common';
import { TaskBoards } from './task-board.service.js';
import { TaskGroupCounts } from './task-group-counts.service.js';
import { TaskTeams } from './task-team.service.js';

/** Tasks by stage, day and person, and how many there are. */
@Controller(`api/${TASK.path}`)
export class TaskViewController {
  constructor(
    private readonly boards: TaskBoards,
    private readonly groups: TaskGroupCounts,
    private readonly teams: TaskTeams,
  ) {}

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
}
