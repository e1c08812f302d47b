import { Module } from '@nestjs/common';
import { AttendanceModule } from '../attendance/attendance.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { StatutoryModule } from '../statutory/statutory.module.js';
import { LeavingFacts } from './leaving-facts.service.js';
import { PayFactsRepository } from './pay-facts.repository.js';
import { PayFacts } from './pay-facts.service.js';

@Module({
  imports: [AttendanceModule, LeaveModule, PersonCalendarModule, StatutoryModule],
  providers: [LeavingFacts, PayFacts, PayFactsRepository],
  exports: [LeavingFacts, PayFacts],
})
export class PayFactsModule {}
