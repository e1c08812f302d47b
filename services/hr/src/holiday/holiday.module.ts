import { offerRecord, offerRecordFile } from '@atrium/records';
import { Module } from '@nestjs/common';
import { LeaveModule } from '../leave/leave.module.js';
import { HolidayController } from './holiday.controller.js';
import { HolidayFile } from './holiday.importer.js';
import { HOLIDAYS } from './holiday.record.js';
import { HolidayService } from './holiday.service.js';

@Module({
  imports: [LeaveModule],
  controllers: [HolidayController],
  providers: [...offerRecord(HOLIDAYS), ...offerRecordFile(HOLIDAYS, HolidayFile), HolidayService],
  exports: [HolidayService],
})
export class HolidayModule {}
