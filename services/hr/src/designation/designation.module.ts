import { offerRecord, offerRecordFile } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { DesignationFile } from './designation.importer.js';
import { DesignationController } from './designation.controller.js';
import { DESIGNATIONS } from './designation.record.js';
import { DesignationService } from './designation.service.js';

@Module({
  imports: [EmployeeModule],
  controllers: [DesignationController],
  providers: [
    ...offerRecord(DESIGNATIONS),
    ...offerRecordFile(DESIGNATIONS, DesignationFile),
    DesignationService,
  ],
  exports: [DesignationService],
})
export class DesignationModule {}
