import { HrModule } from '@atrium/hr-service';
import { IdentityModule } from '@atrium/identity';
import { PdfModule } from '@atrium/pdf';
import { Module } from '@nestjs/common';
import { PayRunModule } from '../run/pay-run.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { PayslipPaperController } from './payslip-paper.controller.js';
import { PayslipPaper } from './payslip-paper.service.js';
import { ReceivableLetters } from './receivable-letters.service.js';

/** Payslips as PDF. */
@Module({
  imports: [HrModule, IdentityModule, PayRunModule, PdfModule, RegistrationModule],
  controllers: [PayslipPaperController],
  providers: [PayslipPaper, ReceivableLetters],
  exports: [PayslipPaper],
})
export class PayslipPaperModule {}
