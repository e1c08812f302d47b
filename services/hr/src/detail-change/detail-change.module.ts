import { contribute } from '@atrium/platform';
import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PersonalModule } from '../personal/personal.module.js';
import { StatutoryModule } from '../statutory/statutory.module.js';
import { DETAIL_CHANGE_WORDS } from './detail-change-audit.texts.js';
import { DetailChangeController } from './detail-change.controller.js';
import { DetailChangeRepository, DetailChangeSecrets } from './detail-change.repository.js';
import { DetailChangeRequests } from './detail-change-request.service.js';
import { DetailChangeService } from './detail-change.service.js';
import { DetailValues } from './detail-values.service.js';

@Module({
  imports: [EmployeeModule, PersonalModule, RequestsModule, StatutoryModule],
  controllers: [DetailChangeController],
  providers: [
    DetailChangeRepository,
    DetailChangeRequests,
    DetailChangeSecrets,
    DetailChangeService,
    DetailValues,
    contribute(DETAIL_CHANGE_WORDS),
  ],
  exports: [DetailChangeService],
})
export class DetailChangeModule {}
