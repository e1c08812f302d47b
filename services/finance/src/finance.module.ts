import { FINANCE_AREA } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { PayAdjustmentModule } from './adjustment/pay-adjustment.module.js';
import { ClaimModule } from './claim/claim.module.js';
import { DeclarationModule } from './declaration/declaration.module.js';
import { PayrollDemoModule } from './demo/payroll-demo.module.js';
import './finance.texts.js';
import { PayComponentModule } from './pay-component/pay-component.module.js';
import { PayLoanModule } from './loan/pay-loan.module.js';
import { PayFileModule } from './pay-file/pay-file.module.js';
import { PayGroupModule } from './pay-group/pay-group.module.js';
import { PayslipArchiveModule } from './payslip-archive/payslip-archive.module.js';
import { PayslipPaperModule } from './payslip-paper/payslip-paper.module.js';
import { PayRegisterModule } from './pay-register/pay-register.module.js';
import { PayRunModule } from './run/pay-run.module.js';
import { RunPaymentModule } from './run-payment/run-payment.module.js';
import { SalaryModule } from './salary/salary.module.js';
import { PaySetupModule } from './setup/pay-setup.module.js';
import { PayStructureModule } from './structure/pay-structure.module.js';
import { TaxChallanModule } from './tax-challan/tax-challan.module.js';
import { TaxProfileModule } from './tax-profile/tax-profile.module.js';
import { TaxStatementModule } from './tax-statement/tax-statement.module.js';

/** What people are paid. */
@Module({
  imports: [
    ClaimModule,
    DeclarationModule,
    PayAdjustmentModule,
    PayComponentModule,
    PayrollDemoModule,
    PayFileModule,
    PayGroupModule,
    PayLoanModule,
    PayRegisterModule,
    PayRunModule,
    PayslipArchiveModule,
    PayslipPaperModule,
    PaySetupModule,
    PayStructureModule,
    RunPaymentModule,
    SalaryModule,
    TaxChallanModule,
    TaxProfileModule,
    TaxStatementModule,
  ],
  providers: [contribute(FINANCE_AREA)],
})
export class FinanceModule {}
