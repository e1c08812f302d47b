import { HrModule } from '@atrium/hr-service';
import { Module } from '@nestjs/common';
import { PayAdjustmentModule } from '../adjustment/pay-adjustment.module.js';
import { PayRunModule } from '../run/pay-run.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { PaySetupModule } from '../setup/pay-setup.module.js';
import { PayrollDemo } from './payroll-demo.service.js';
import { RunDemo } from './run-demo.service.js';

@Module({
  imports: [HrModule, PayAdjustmentModule, PayRunModule, PaySetupModule, SalaryModule],
  providers: [PayrollDemo, RunDemo],
})
export class PayrollDemoModule {}
