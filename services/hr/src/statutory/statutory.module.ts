import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PersonalModule } from '../personal/personal.module.js';
import { BankChangeMails } from './bank-change-mails.service.js';
import { EmptyDetailsController } from './empty-details.controller.js';
import { EmptyDetailsService } from './empty-details.service.js';
import { STATUTORY_WORDS } from './statutory-audit.texts.js';
import { StatutoryController } from './statutory.controller.js';
import { StatutoryRepository, StatutorySecrets } from './statutory.repository.js';
import { StatutoryService } from './statutory.service.js';

@Module({
  imports: [EmployeeModule, IdentityModule, PersonalModule],
  controllers: [EmptyDetailsController, StatutoryController],
  providers: [
    BankChangeMails,
    EmptyDetailsService,
    StatutoryRepository,
    StatutorySecrets,
    StatutoryService,
    contribute(STATUTORY_WORDS),
  ],
  exports: [StatutoryRepository, StatutoryService],
})
export class StatutoryModule {}
