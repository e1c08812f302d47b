import { HOLIDAY } from '@atrium/contracts';
import { offerRecord, offerRecordFile, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { HolidayListModule } from '../holiday-list/holiday-list.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { HolidayCopyController } from './holiday-copy.controller.js';
import { HolidayCopyService } from './holiday-copy.service.js';
import { HolidayController } from './holiday.controller.js';
import { HolidayFile } from './holiday.importer.js';
import { HOLIDAYS } from './holiday.record.js';
import { HolidaySource } from './holiday-source.service.js';
import { HolidayService } from './holiday.service.js';

@Module({
  imports: [EmployeeModule, HolidayListModule, LeaveModule, PersonCalendarModule],
  controllers: [
    recordController(HOLIDAY, { rules: HOLIDAYS, service: HolidayService }),
    HolidayController,
    HolidayCopyController,
  ],
  providers: [
    ...offerRecord(HOLIDAYS),
    ...offerRecordFile(HOLIDAYS, HolidayFile),
    HolidayService,
    HolidaySource,
    HolidayCopyService,
  ],
  exports: [HolidayService],
})
export class HolidayModule {}
