import { offerRecord } from '@atrium/records';
import { Module } from '@nestjs/common';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { ShiftController } from './shift.controller.js';
import { SHIFTS } from './shift.record.js';
import { ShiftService } from './shift.service.js';
import { ShiftUses } from './shift-use.repository.js';

@Module({
  imports: [PersonCalendarModule],
  controllers: [ShiftController],
  providers: [...offerRecord(SHIFTS), ShiftService, ShiftUses],
  exports: [ShiftService, ShiftUses],
})
export class ShiftModule {}
