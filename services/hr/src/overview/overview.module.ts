import { Module } from '@nestjs/common';
import { AttendanceModule } from '../attendance/attendance.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { OverviewController } from './overview.controller.js';
import { OverviewRepository } from './overview.repository.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [AttendanceModule, EmployeeModule],
  controllers: [OverviewController],
  providers: [OverviewRepository, OverviewService],
})
export class OverviewModule {}
