import { SCHEDULE } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { ShiftModule } from '../shift/shift.module.js';
import { ScheduleAssignmentController } from './schedule-assignment.controller.js';
import { ScheduleAssignmentService } from './schedule-assignment.service.js';
import { SCHEDULE_ASSIGNMENTS, SCHEDULES } from './schedule.record.js';
import { ScheduleService } from './schedule.service.js';

@Module({
  imports: [PersonCalendarModule, ShiftModule],
  controllers: [
    recordController(SCHEDULE, { rules: SCHEDULES, service: ScheduleService }),
    ScheduleAssignmentController,
  ],
  providers: [
    ...offerRecord(SCHEDULES),
    ...offerRecord(SCHEDULE_ASSIGNMENTS),
    ScheduleService,
    ScheduleAssignmentService,
  ],
  exports: [ScheduleService, ScheduleAssignmentService],
})
export class ScheduleModule {}
