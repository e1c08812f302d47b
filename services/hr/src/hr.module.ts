import { HR_AREA } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { AttendanceModule } from './attendance/attendance.module.js';
import { DocumentModule } from './document/document.module.js';
import { EmployeeModule } from './employee/employee.module.js';
import { HrNextSteps } from './hr-next-steps.service.js';
import './hr.texts.js';

@Module({
  imports: [EmployeeModule, DocumentModule, AttendanceModule],
  providers: [HrNextSteps, contribute(HR_AREA)],
  exports: [EmployeeModule, AttendanceModule],
})
export class HrModule {}
