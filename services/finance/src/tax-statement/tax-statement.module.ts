import { HrModule } from '@atrium/hr-service';
import { IdentityModule } from '@atrium/identity';
import { PdfModule } from '@atrium/pdf';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { PayRunModule } from '../run/pay-run.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { TAX_STATEMENT_WORDS } from './tax-statement-audit.texts.js';
import { TaxFormController } from './tax-form.controller.js';
import { TaxForms } from './tax-form.service.js';
import { TaxStatementController } from './tax-statement.controller.js';
import { TaxStatementRepository } from './tax-statement.repository.js';
import { TaxStatements } from './tax-statements.service.js';
import { TaxedYears } from './taxed-years.service.js';

/** What the government asks about deducted tax. */
@Module({
  imports: [HrModule, IdentityModule, PayRunModule, PdfModule, RegistrationModule],
  controllers: [TaxFormController, TaxStatementController],
  providers: [contribute(TAX_STATEMENT_WORDS), TaxForms, TaxStatementRepository, TaxStatements, TaxedYears],
})
export class TaxStatementModule {}
