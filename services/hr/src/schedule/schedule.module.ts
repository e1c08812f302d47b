import { SCHEDULE } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { assignmentController } from '../assignment/assignment.controller.js';
import { AssignmentModule } from '../assignment/assignment.module.js';
import { OwnToo } from '../own-record/about-person.decorator.js';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { ShiftModule } from '../shift/shift.module.js';
import { SCHEDULE_ASSIGNMENTS, SCHEDULES } from './schedule.record.js';
import { ScheduleService } from './schedule.service.js';

@Module({
  imports: [AssignmentModule, PersonCalendarModule, ShiftModule],
  controllers: [
    recordController(SCHEDULE, { rules: SCHEDULES, service: ScheduleService }),
    assignmentController(SCHEDULE_ASSIGNMENTS, OwnToo('A plan of days, which everybody who plans sees.')),
  ],
  providers: [...offerRecord(SCHEDULES), ...offerRecord(SCHEDULE_ASSIGNMENTS), ScheduleService],
  exports: [ScheduleService, AssignmentModule],
})
export class ScheduleModule {}
