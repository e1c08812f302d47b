import { SALARY } from '@atrium/contracts';
import { HrModule } from '@atrium/hr-service';
import { offerRecord, offerRecordFile, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { FileRowModule } from '../file-row/file-row.module.js';
import { PayStructureModule } from '../structure/pay-structure.module.js';
import { AppraisalRises } from './appraisal-rises.service.js';
import { SalaryFile } from './salary.importer.js';
import { SALARIES } from './salary.record.js';
import { SalaryRepository } from './salary.repository.js';
import { SalaryService } from './salary.service.js';

@Module({
  imports: [FileRowModule, HrModule, PayStructureModule],
  controllers: [recordController(SALARY, { rules: SALARIES, service: SalaryService })],
  providers: [
    ...offerRecord(SALARIES),
    ...offerRecordFile(SALARIES, SalaryFile),
    AppraisalRises,
    SalaryRepository,
    SalaryService,
  ],
  exports: [SalaryRepository, SalaryService],
})
export class SalaryModule {}
