import { Module } from '@nestjs/common';
import { BankFileRepository, BankFileSecrets } from './bank-file.repository.js';
import { PaymentRepository } from './payment.repository.js';
import { RunAccountRepository, RunAccountSecrets } from './run-account.repository.js';

/** What is kept of payments. */
@Module({
  providers: [
    BankFileSecrets,
    RunAccountSecrets,
    BankFileRepository,
    PaymentRepository,
    RunAccountRepository,
  ],
  exports: [BankFileRepository, PaymentRepository, RunAccountRepository],
})
export class PaymentModule {}
