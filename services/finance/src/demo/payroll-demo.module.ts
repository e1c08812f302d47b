import { HrModule } from '@atrium/hr-service';
import { Module } from '@nestjs/common';
import { PayAdjustmentModule } from '../adjustment/pay-adjustment.module.js';
import { ClaimModule } from '../claim/claim.module.js';
import { PayLoanModule } from '../loan/pay-loan.module.js';
import { DeclarationModule } from '../declaration/declaration.module.js';
import { ClaimDemo } from './claim-demo.service.js';
import { DeclarationDemo } from './declaration-demo.service.js';
import { PayRunModule } from '../run/pay-run.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { PaySetupModule } from '../setup/pay-setup.module.js';
import { RunPaymentModule } from '../run-payment/run-payment.module.js';
import { PaymentDemo } from './payment-demo.service.js';
import { PayrollDemo } from './payroll-demo.service.js';
import { RegistrationDemo } from './registration-demo.service.js';
import { RunDemo } from './run-demo.service.js';

@Module({
  imports: [
    ClaimModule,
    DeclarationModule,
    HrModule,
    PayAdjustmentModule,
    PayLoanModule,
    PayRunModule,
    RunPaymentModule,
    PaySetupModule,
    SalaryModule,
  ],
  providers: [ClaimDemo, DeclarationDemo, PaymentDemo, PayrollDemo, RegistrationDemo, RunDemo],
})
export class PayrollDemoModule {}
