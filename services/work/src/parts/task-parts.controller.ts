import {
  addBlockerSchema,
  addCheckSchema,
  addTaskFileSchema,
  blockerParamsSchema,
  changeCheckSchema,
  checkParamsSchema,
  followTaskSchema,
  idParamsSchema,
  TASK,
  taskFileParamsSchema,
  taskParentSchema,
  taskPartsSchema,
  type AddBlocker,
  type AddCheck,
  type AddTaskFile,
  type ChangeCheck,
  type FollowTask,
  type TaskParent,
  type TaskParts,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { Checklists } from './checklist.service.js';
import { TaskFiles } from './task-files.service.js';
import { TaskPartsService } from './task-parts.service.js';
import { TaskRelations } from './task-relations.service.js';

const Id = () => Param({ schema: idParamsSchema });
const Item = () => Param({ schema: checkParamsSchema });
interface Place {
  id: string;
}
interface ItemPlace extends Place {
  item: string;
}

@Controller(`api/${TASK.path}/:id`)
export class TaskPartsController {
  constructor(
    private readonly parts: TaskPartsService,
    private readonly relations: TaskRelations,
    private readonly checklists: Checklists,
    private readonly files: TaskFiles,
  ) {}

  @Get('parts')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskPartsSchema)
  getTaskParts(@CurrentUser() user: SignedInUser, @Id() { id }: Place): Promise<TaskParts> {
    return this.parts.get(user, id);
  }

  @Once()
  @Post('checklist')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskPartsSchema, 201)
  @Audited('task.check')
  addTaskCheck(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: addCheckSchema }) body: AddCheck,
  ): Promise<TaskParts> {
    return this.checklists.add(user, id, body);
  }

  @Patch('checklist/:item')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskPartsSchema)
  @Audited('task.check')
  changeTaskCheck(
    @CurrentUser() user: SignedInUser,
    @Item() place: ItemPlace,
    @Body({ schema: changeCheckSchema }) body: ChangeCheck,
  ): Promise<TaskParts> {
    return this.checklists.update(user, place, body);
  }

  @Delete('checklist/:item')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskPartsSchema)
  @Audited('task.check')
  removeTaskCheck(@CurrentUser() user: SignedInUser, @Item() place: ItemPlace): Promise<TaskParts> {
    return this.checklists.remove(user, place);
  }

  @Post('checklist/:item/sub-task')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskPartsSchema)
  @Audited('task.check')
  promoteTaskCheck(@CurrentUser() user: SignedInUser, @Item() place: ItemPlace): Promise<TaskParts> {
    return this.checklists.promote(user, place);
  }

  @Post('blockers')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskPartsSchema)
  @Audited('task.relate')
  addTaskBlocker(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: addBlockerSchema }) { blockerId }: AddBlocker,
  ): Promise<TaskParts> {
    return this.relations.wait(user, { taskId: id, blockerId });
  }

  @Delete('blockers/:blocker')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskPartsSchema)
  @Audited('task.relate')
  removeTaskBlocker(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: blockerParamsSchema }) { id, blocker }: Place & { blocker: string },
  ): Promise<TaskParts> {
    return this.relations.release(user, { taskId: id, blockerId: blocker });
  }

  @Post('files')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskPartsSchema)
  @Audited('task.attach')
  addTaskFile(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: addTaskFileSchema }) { fileId }: AddTaskFile,
  ): Promise<TaskParts> {
    return this.files.add(user, { id, fileId });
  }

  @Delete('files/:fileId')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskPartsSchema)
  @Audited('task.attach')
  removeTaskFile(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: taskFileParamsSchema }) place: Place & { fileId: string },
  ): Promise<TaskParts> {
    return this.files.remove(user, place);
  }

  @Put('parent')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskPartsSchema)
  @Audited('task.relate')
  setTaskParent(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: taskParentSchema }) { parentId }: TaskParent,
  ): Promise<TaskParts> {
    return this.relations.hang(user, id, parentId);
  }

  @Post('follow')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskPartsSchema)
  @Audited('task.relate')
  followTask(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: followTaskSchema }) { followed }: FollowTask,
  ): Promise<TaskParts> {
    return this.parts.follow(user, id, followed);
  }
}
