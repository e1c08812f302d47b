import { APPRAISAL } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { EvaluationModule } from '../evaluation/evaluation.module.js';
import { AppraisalRequests } from './appraisal-request-kind.service.js';
import { APPRAISALS } from './appraisal.record.js';
import { Appraisals } from './appraisals.service.js';
import { PayHistories } from './pay-history.service.js';

/** Rises of pay after an evaluation. */
@Module({
  imports: [EmployeeModule, EvaluationModule, RequestsModule],
  controllers: [
    recordController(APPRAISAL, {
      rules: APPRAISALS,
      service: Appraisals,
      only: ['list', 'get', 'create', 'withdraw'],
    }),
  ],
  providers: [...offerRecord(APPRAISALS), AppraisalRequests, Appraisals, PayHistories],
})
export class AppraisalModule {}
