import { offerRecordFile } from '@atrium/records';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { EMPLOYEES } from '../employee/employee.record.js';
import { PlaceModule } from '../place/place.module.js';
import { EmployeeFile } from './employee.importer.js';
import { FileManagers } from './file-managers.service.js';

@Module({
  imports: [EmployeeModule, PlaceModule],
  providers: [...offerRecordFile(EMPLOYEES, EmployeeFile), FileManagers],
})
export class EmployeeImportModule {}
