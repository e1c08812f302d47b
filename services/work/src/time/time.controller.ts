import {
  addTimeSchema,
  changeTimeSchema,
  decideWeekSchema,
  deleteTimeSchema,
  idParamsSchema,
  setTimerSchema,
  submittedWeeksSchema,
  submitWeekSchema,
  TASK,
  taskTimeSchema,
  timerSchema,
  weekCellSchema,
  weekQuerySchema,
  weekSchema,
  type AddTime,
  type ChangeTime,
  type DecideWeek,
  type SetTimer,
  type SubmittedWeeks,
  type SubmitWeek,
  type TaskTime,
  type Timer,
  type Week,
  type WeekCell,
  type WeekQuery,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { TimeCorrections } from './time-correction.service.js';
import { TimeEntries } from './time-entry.service.js';
import { Timers } from './timer.service.js';
import { Timesheets } from './timesheet.service.js';
import { WaitingWeeks } from './waiting-weeks.service.js';
import { WeekCells } from './week-cell.service.js';

const Id = () => Param({ schema: idParamsSchema });
interface Place {
  id: string;
}

@Controller('api/time')
export class TimeController {
  constructor(
    private readonly timers: Timers,
    private readonly entries: TimeEntries,
    private readonly corrections: TimeCorrections,
    private readonly weeks: Timesheets,
    private readonly cells: WeekCells,
    private readonly waiting: WaitingWeeks,
  ) {}

  @Get('timer')
  @Access(accessTo(TASK, 'read'))
  @Answers(timerSchema)
  getTimer(@CurrentUser() user: SignedInUser): Promise<Timer> {
    return this.timers.get(user);
  }

  @Put('timer')
  @Access(accessTo(TASK, 'read'))
  @Answers(timerSchema)
  @NotAudited('What a timer records is the own time of its person, who sees and corrects it.')
  setTimer(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: setTimerSchema }) body: SetTimer,
  ): Promise<Timer> {
    return this.timers.set(user, body);
  }

  @Post('timer/resume')
  @Access(accessTo(TASK, 'read'))
  @Answers(timerSchema)
  @NotAudited('What a timer records is the own time of its person, who sees and corrects it.')
  resumeTimer(@CurrentUser() user: SignedInUser): Promise<Timer> {
    return this.timers.resume(user);
  }

  @Post('timer/keep')
  @Access(accessTo(TASK, 'read'))
  @Answers(timerSchema)
  @NotAudited('Answers a question about a timer that runs on.')
  keepTimer(@CurrentUser() user: SignedInUser): Promise<Timer> {
    return this.timers.keep(user);
  }

  @Get('tasks/:id')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskTimeSchema)
  getTaskTime(@CurrentUser() user: SignedInUser, @Id() { id }: Place): Promise<TaskTime> {
    return this.entries.ofTask(user, id);
  }

  @Once()
  @Post('entries')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskTimeSchema, 201)
  @Audited('timeEntry.time')
  addTime(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: addTimeSchema }) body: AddTime,
  ): Promise<TaskTime> {
    return this.entries.add(user, body);
  }

  @Patch('entries/:id')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskTimeSchema)
  @Audited('timeEntry.time')
  changeTime(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: changeTimeSchema }) body: ChangeTime,
  ): Promise<TaskTime> {
    return this.corrections.change(user, id, body);
  }

  @Delete('entries/:id')
  @Access(accessTo(TASK, 'read'))
  @Answers(taskTimeSchema)
  @Audited('timeEntry.time')
  removeTime(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: Place,
    @Body({ schema: deleteTimeSchema }) { version }: { version: number },
  ): Promise<TaskTime> {
    return this.corrections.remove(user, { id, version });
  }

  @Get('week')
  @Access(accessTo(TASK, 'read'))
  @Answers(weekSchema)
  getWeek(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: weekQuerySchema }) query: WeekQuery,
  ): Promise<Week> {
    return this.weeks.get(user, query);
  }

  @Put('week/cell')
  @Access(accessTo(TASK, 'read'))
  @Answers(weekSchema)
  @Audited('timeEntry.time')
  setWeekCell(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: weekCellSchema }) body: WeekCell,
  ): Promise<Week> {
    return this.cells.set(user, body);
  }

  @Post('week/submit')
  @Access(accessTo(TASK, 'read'))
  @Answers(weekSchema)
  @Audited('timesheet.submit')
  submitWeek(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: submitWeekSchema }) { monday }: SubmitWeek,
  ): Promise<Week> {
    return this.weeks.submit(user, monday);
  }

  @Post('week/withdraw')
  @Access(accessTo(TASK, 'read'))
  @Answers(weekSchema)
  @Audited('timesheet.withdraw')
  withdrawWeek(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: submitWeekSchema }) { monday }: SubmitWeek,
  ): Promise<Week> {
    return this.weeks.withdraw(user, monday);
  }

  @Post('week/decide')
  @Access(accessTo(TASK, 'read'))
  @Answers(weekSchema)
  @Audited('timesheet.approve', 'timesheet.return', 'timesheet.reopen')
  decideWeek(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: decideWeekSchema }) body: DecideWeek,
  ): Promise<Week> {
    return this.weeks.decide(user, body);
  }

  @Get('weeks')
  @Access(accessTo(TASK, 'read'))
  @Answers(submittedWeeksSchema)
  listSubmittedWeeks(@CurrentUser() user: SignedInUser): Promise<SubmittedWeeks> {
    return this.waiting.list(user);
  }
}
