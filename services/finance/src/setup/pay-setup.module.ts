import { HrModule } from '@atrium/hr-service';
import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { BothRolesModule } from '../both-roles/both-roles.module.js';
import { RulePackModule } from '../pack/rule-pack.module.js';
import { PayComponentModule } from '../pay-component/pay-component.module.js';
import { PayGroupModule } from '../pay-group/pay-group.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { PayStructureModule } from '../structure/pay-structure.module.js';
import { PayPreviews } from './pay-preview.service.js';
import { PayReadinessService } from './pay-readiness.service.js';
import { PaySetupController } from './pay-setup.controller.js';
import { PaySetupRepository } from './pay-setup.repository.js';
import { PayStarterSet } from './pay-starter.service.js';

/** The first steps of a payroll, and payslips that nobody stores. */
@Module({
  imports: [
    BothRolesModule,
    HrModule,
    IdentityModule,
    PayComponentModule,
    PayGroupModule,
    PayStructureModule,
    RegistrationModule,
    RulePackModule,
    SalaryModule,
  ],
  controllers: [PaySetupController],
  providers: [PayPreviews, PayReadinessService, PaySetupRepository, PayStarterSet],
  exports: [PayStarterSet],
})
export class PaySetupModule {}
