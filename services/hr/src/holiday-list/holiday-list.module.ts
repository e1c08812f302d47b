import { HOLIDAY_LIST } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { LeaveModule } from '../leave/leave.module.js';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { HolidayEffects } from './holiday-effects.service.js';
import { HolidayListAssignmentController } from './holiday-list-assignment.controller.js';
import { HolidayListAssignmentService } from './holiday-list-assignment.service.js';
import { HOLIDAY_LIST_ASSIGNMENTS, HOLIDAY_LISTS } from './holiday-list.record.js';
import { HolidayListDays } from './holiday-list-days.repository.js';
import { HolidayListService } from './holiday-list.service.js';

@Module({
  imports: [LeaveModule, PersonCalendarModule],
  controllers: [
    recordController(HOLIDAY_LIST, { rules: HOLIDAY_LISTS, service: HolidayListService }),
    HolidayListAssignmentController,
  ],
  providers: [
    ...offerRecord(HOLIDAY_LISTS),
    ...offerRecord(HOLIDAY_LIST_ASSIGNMENTS),
    HolidayEffects,
    HolidayListDays,
    HolidayListService,
    HolidayListAssignmentService,
  ],
  exports: [HolidayEffects, HolidayListDays, HolidayListService, HolidayListAssignmentService],
})
export class HolidayListModule {}
