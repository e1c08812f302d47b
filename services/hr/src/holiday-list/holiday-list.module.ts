import { offerRecord } from '@atrium/records';
import { Module } from '@nestjs/common';
import { assignmentController } from '../assignment/assignment.controller.js';
import { AssignmentModule } from '../assignment/assignment.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { OwnToo } from '../own-record/about-person.decorator.js';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { HolidayEffects } from './holiday-effects.service.js';
import { HolidayListAssignmentController } from './holiday-list-assignment.controller.js';
import { HolidayListController } from './holiday-list.controller.js';
import { HOLIDAY_LIST_ASSIGNMENTS, HOLIDAY_LISTS } from './holiday-list.record.js';
import { HolidayListDays } from './holiday-list-days.repository.js';
import { HolidayListService } from './holiday-list.service.js';
import { ListAssignmentLeave } from './list-assignment-leave.service.js';
import { ListAssignmentPreview } from './list-assignment-preview.service.js';

@Module({
  imports: [AssignmentModule, LeaveModule, PersonCalendarModule],
  controllers: [
    HolidayListController,
    HolidayListAssignmentController,
    assignmentController(HOLIDAY_LIST_ASSIGNMENTS, OwnToo('A plan of days, which everybody who plans sees.')),
  ],
  providers: [
    ...offerRecord(HOLIDAY_LISTS),
    ...offerRecord(HOLIDAY_LIST_ASSIGNMENTS),
    HolidayEffects,
    HolidayListDays,
    HolidayListService,
    ListAssignmentLeave,
    ListAssignmentPreview,
  ],
  exports: [HolidayEffects, HolidayListDays, HolidayListService],
})
export class HolidayListModule {}
