import {
  changeTasksSchema,
  idParamsSchema,
  TASK,
  taskMilestonesSchema,
  taskReportSchema,
  undoTasksSchema,
  type ChangeTasks,
  type TaskMilestones,
  type TaskReport,
  type UndoTasks,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { TaskBulk } from './task-bulk.service.js';
import { TaskLists } from './task-lists.service.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller(`api/${TASK.path}`)
export class TaskController {
  constructor(
    private readonly lists: TaskLists,
    private readonly bulk: TaskBulk,
  ) {}

  @Get('projects/:id/milestones')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskMilestonesSchema)
  async listTaskMilestones(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<TaskMilestones> {
    return { items: await this.lists.listMilestones(user, id) };
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
}
