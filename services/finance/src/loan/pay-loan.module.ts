import { PAY_LOAN } from '@atrium/contracts';
import { HrModule } from '@atrium/hr-service';
import { offerRecord, offerRecordFile, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { PayAdjustmentModule } from '../adjustment/pay-adjustment.module.js';
import { FileRowModule } from '../file-row/file-row.module.js';
import { LoanNotices } from './loan-notices.service.js';
import { OwnLoans } from './own-loans.service.js';
import { PayLoanEntries } from './pay-loan-entry.repository.js';
import { PayLoanFile } from './pay-loan.importer.js';
import { LoanLedgerController, OwnLoanController } from './pay-loan.controller.js';
import { PAY_LOANS } from './pay-loan.record.js';
import { PayLoanRepository } from './pay-loan.repository.js';
import { PayLoanService } from './pay-loan.service.js';

/** What people owe the company, and their payslips deduct. */
@Module({
  imports: [FileRowModule, HrModule, PayAdjustmentModule],
  controllers: [
    recordController(PAY_LOAN, { rules: PAY_LOANS, service: PayLoanService }),
    LoanLedgerController,
    OwnLoanController,
  ],
  providers: [
    ...offerRecord(PAY_LOANS),
    ...offerRecordFile(PAY_LOANS, PayLoanFile),
    LoanNotices,
    OwnLoans,
    PayLoanEntries,
    PayLoanRepository,
    PayLoanService,
  ],
  exports: [PayLoanEntries, PayLoanRepository, PayLoanService],
})
export class PayLoanModule {}
