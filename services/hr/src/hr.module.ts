import { Module } from '@nestjs/common';
import { AttendanceModule } from './attendance/attendance.module.js';
import { DocumentModule } from './document/document.module.js';
import { EmployeeModule } from './employee/employee.module.js';
import { HrNextSteps } from './hr-next-steps.service.js';

@Module({
  imports: [EmployeeModule, DocumentModule, AttendanceModule],
  providers: [HrNextSteps],
  exports: [EmployeeModule, AttendanceModule],
})
export class HrModule {}
