import { Module } from '@nestjs/common';
import { HolidayListModule } from '../holiday-list/holiday-list.module.js';
import { HolidayModule } from '../holiday/holiday.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { ShiftModule } from '../shift/shift.module.js';
import { StarterController } from './starter.controller.js';
import { StarterPlans } from './starter-plans.service.js';
import { StarterRepository } from './starter.repository.js';
import { StarterService } from './starter.service.js';

@Module({
  imports: [HolidayListModule, HolidayModule, LeaveModule, ScheduleModule, ShiftModule],
  controllers: [StarterController],
  providers: [StarterPlans, StarterRepository, StarterService],
  exports: [StarterRepository],
})
export class StarterModule {}
