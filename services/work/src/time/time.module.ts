import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { HoursModule } from '../hours/hours.module.js';
import { TaskModule } from '../task/task.module.js';
import { TimeAccess } from './time-access.service.js';
import { TIME_WORDS, TIMESHEET_WORDS } from './time-audit.texts.js';
import { TimeBook } from './time-book.service.js';
import { TimeController } from './time.controller.js';
import { TimeCorrections } from './time-correction.service.js';
import { TimeDoor } from './time-door.service.js';
import { TimeEntries } from './time-entry.service.js';
import { TimeEntryRepository } from './time-entry.repository.js';
import { TimeNotifications } from './time-notifications.service.js';
import { TimeRecording } from './time-recording.service.js';
import { TimeSpans } from './time-span.service.js';
import { TimeViews } from './time-view.service.js';
import { TimerBadge } from './timer-badge.service.js';
import { TimerEnding } from './timer-ending.service.js';
import { timerLeaving } from './timer-leaving.schema.js';
import { TimerLeavingFollower } from './timer-leaving.service.js';
import { TimerStarting } from './timer-starting.service.js';
import { TimerStopRepository } from './timer-stop.repository.js';
import { TimerEnds } from './timer-ends.service.js';
import { TimerJob } from './timer.job.js';
import { TimerView } from './timer-view.service.js';
import { Timers } from './timer.service.js';
import { TimesheetEffects } from './timesheet-effects.service.js';
import { TimesheetRepository } from './timesheet.repository.js';
import { Timesheets } from './timesheet.service.js';
import { WaitingWeeks } from './waiting-weeks.service.js';
import { WeekCells } from './week-cell.service.js';
import { WeekView } from './week-view.service.js';

/** Time that people work on tasks. */
@Module({
  imports: [HoursModule, IdentityModule, TaskModule],
  controllers: [TimeController],
  providers: [
    TimeAccess,
    TimeBook,
    TimeEntries,
    TimeEntryRepository,
    TimeNotifications,
    TimeSpans,
    TimeViews,
    TimeCorrections,
    TimeDoor,
    TimeRecording,
    TimerBadge,
    TimerJob,
    Timers,
    TimesheetEffects,
    TimesheetRepository,
    Timesheets,
    WaitingWeeks,
    WeekCells,
    WeekView,
    TimerEnding,
    TimerEnds,
    TimerLeavingFollower,
    TimerStarting,
    TimerStopRepository,
    TimerView,
    ...[TIME_WORDS, TIMESHEET_WORDS].map(contribute),
    contribute(timerLeaving),
  ],
  exports: [TimerEnds, Timesheets, WeekCells],
})
export class TimeModule {}
