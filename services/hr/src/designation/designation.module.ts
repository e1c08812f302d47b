import { DESIGNATION } from '@atrium/contracts';
import { offerRecord, offerRecordFile, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { DesignationFile } from './designation.importer.js';
import { DESIGNATIONS } from './designation.record.js';
import { DesignationService } from './designation.service.js';

@Module({
  imports: [EmployeeModule],
  controllers: [recordController(DESIGNATION, { rules: DESIGNATIONS, service: DesignationService })],
  providers: [
    ...offerRecord(DESIGNATIONS),
    ...offerRecordFile(DESIGNATIONS, DesignationFile),
    DesignationService,
  ],
  exports: [DesignationService],
})
export class DesignationModule {}
