import { Module } from '@nestjs/common';
import { AttendanceModule } from '../attendance/attendance.module.js';
import { StatutoryModule } from '../statutory/statutory.module.js';
import { PayFactsRepository } from './pay-facts.repository.js';
import { PayFacts } from './pay-facts.service.js';

@Module({
  imports: [AttendanceModule, StatutoryModule],
  providers: [PayFacts, PayFactsRepository],
  exports: [PayFacts],
})
export class PayFactsModule {}
