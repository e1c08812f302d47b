import { DEPARTMENT } from '@atrium/contracts';
import { offerRecord, offerRecordFile, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { DepartmentLine } from './department-line.repository.js';
import { DepartmentFile } from './department.importer.js';
import { DEPARTMENTS } from './department.record.js';
import { DepartmentService } from './department.service.js';

@Module({
  imports: [EmployeeModule],
  controllers: [recordController(DEPARTMENT, { rules: DEPARTMENTS, service: DepartmentService })],
  providers: [
    ...offerRecord(DEPARTMENTS),
    ...offerRecordFile(DEPARTMENTS, DepartmentFile),
    DepartmentLine,
    DepartmentService,
  ],
  exports: [DepartmentService],
})
export class DepartmentModule {}
