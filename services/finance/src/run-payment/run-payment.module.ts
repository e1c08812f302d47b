import { PAY_RUN, PAY_SLIP } from '@atrium/contracts';
import { HrModule } from '@atrium/hr-service';
import { contribute } from '@atrium/platform';
import { recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { PayFileModule } from '../pay-file/pay-file.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PayRunModule } from '../run/pay-run.module.js';
import { PAY_RUNS } from '../run/pay-run.record.js';
import { PAY_SLIPS } from '../run/pay-slip.record.js';
import { BankFiles } from './bank-files.service.js';
import { BANK_TEMPLATE_WORDS, bankTemplates } from './bank-template.schema.js';
import { RunLedgers } from './run-ledgers.service.js';
import { RUN_PAYMENT_WORDS } from './run-payment-audit.texts.js';
import { RunPaymentController } from './run-payment.controller.js';
import { RunPaymentService } from './run-payment.service.js';
import { RunPaymentsReader } from './run-payments.service.js';
import { SlipPaymentService } from './slip-payment.service.js';

const RUN_STEPS = ['pay', 'makeBankFile', 'settleBankFile', 'sendBack', 'payCash', 'useNewAccounts'] as const;

/** How locked runs are paid. */
@Module({
  imports: [HrModule, PayFileModule, PaymentModule, PayRunModule],
  controllers: [
    recordController(PAY_RUN, { rules: PAY_RUNS, service: RunPaymentService, only: RUN_STEPS }),
    recordController(PAY_SLIP, { rules: PAY_SLIPS, service: SlipPaymentService, only: ['pay'] }),
    RunPaymentController,
  ],
  providers: [
    contribute(bankTemplates),
    contribute(BANK_TEMPLATE_WORDS),
    contribute(RUN_PAYMENT_WORDS),
    BankFiles,
    RunLedgers,
    RunPaymentService,
    RunPaymentsReader,
    SlipPaymentService,
  ],
  exports: [BankFiles, RunLedgers, RunPaymentService],
})
export class RunPaymentModule {}
