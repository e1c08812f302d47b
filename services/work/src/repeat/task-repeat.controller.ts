import {
  repeatDatesQuerySchema,
  repeatDatesSchema,
  TASK_REPEAT,
  type RepeatDates,
  type RepeatDatesQuery,
} from '@atrium/contracts';
import { Access, Answers } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Controller, Get, Query } from '@nestjs/common';
import { TaskRepeats } from './task-repeat.service.js';

@Controller(`api/${TASK_REPEAT.path}`)
export class TaskRepeatController {
  constructor(private readonly repeats: TaskRepeats) {}

  @Get('dates')
  @Access(accessTo(TASK_REPEAT, 'read'))
  @Answers(repeatDatesSchema)
  listTaskRepeatDates(@Query({ schema: repeatDatesQuerySchema }) query: RepeatDatesQuery): RepeatDates {
    return this.repeats.dates(query);
  }
}
