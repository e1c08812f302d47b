import { SHIFT } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { SHIFTS } from './shift.record.js';
import { ShiftService } from './shift.service.js';
import { ShiftUses } from './shift-use.repository.js';

@Module({
  imports: [PersonCalendarModule],
  controllers: [recordController(SHIFT, { rules: SHIFTS, service: ShiftService })],
  providers: [...offerRecord(SHIFTS), ShiftService, ShiftUses],
  exports: [ShiftService, ShiftUses],
})
export class ShiftModule {}
