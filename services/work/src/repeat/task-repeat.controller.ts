import {
  idParamsSchema,
  repeatDatesQuerySchema,
  repeatDatesSchema,
  TASK_REPEAT,
  transitionSchema,
  type CreateTaskRepeat,
  type Page,
  type RepeatDates,
  type RepeatDatesQuery,
  type TaskRepeat,
  type TaskRepeatQuery,
  type UpdateTaskRepeat,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { TaskRepeats } from './task-repeat.service.js';

const routes = recordRoutes(TASK_REPEAT);
const Id = () => Param({ schema: idParamsSchema });
const Version = () => Body({ schema: transitionSchema });
interface Place {
  id: string;
}
interface Known {
  version: number;
}

@Controller('api/task-repeats')
export class TaskRepeatController {
  constructor(private readonly repeats: TaskRepeats) {}

  @routes.List()
  listTaskRepeats(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: TASK_REPEAT.querySchema }) query: TaskRepeatQuery,
  ): Promise<Page<TaskRepeat>> {
    return this.repeats.list(user, query);
  }

  @Get('dates')
  @Access(accessTo(TASK_REPEAT, 'read'))
  @Answers(repeatDatesSchema)
  listTaskRepeatDates(@Query({ schema: repeatDatesQuerySchema }) query: RepeatDatesQuery): RepeatDates {
    return this.repeats.dates(query);
  }

  @routes.One()
  getTaskRepeat(@CurrentUser() user: SignedInUser, @Id() { id }: Place): Promise<TaskRepeat> {
    return this.repeats.get(user, id);
  }

  @routes.Create()
  createTaskRepeat(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: TASK_REPEAT.createSchema }) body: CreateTaskRepeat,
  ): Promise<TaskRepeat> {
    return this.repeats.create(user, body);
  }

  @routes.Update()
  updateTaskRepeat(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: TASK_REPEAT.updateSchema }) body: UpdateTaskRepeat,
  ): Promise<TaskRepeat> {
    return this.repeats.update(user, id, body);
  }

  @routes.Step('pause')
  pauseTaskRepeat(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Version() { version }: Known,
  ): Promise<TaskRepeat> {
    return this.repeats.pause(user, { id, version });
  }

  @routes.Step('resume')
  resumeTaskRepeat(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Version() { version }: Known,
  ): Promise<TaskRepeat> {
    return this.repeats.resume(user, { id, version });
  }

  @routes.Step('end')
  endTaskRepeat(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Version() { version }: Known,
  ): Promise<TaskRepeat> {
    return this.repeats.end(user, { id, version });
  }

  @routes.Step('refresh')
  refreshTaskRepeat(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Version() { version }: Known,
  ): Promise<TaskRepeat> {
    return this.repeats.refresh(user, { id, version });
  }
}
