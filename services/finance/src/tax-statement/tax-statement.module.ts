import { HrModule } from '@atrium/hr-service';
import { IdentityModule } from '@atrium/identity';
import { PdfModule } from '@atrium/pdf';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { PayRunModule } from '../run/pay-run.module.js';
import { DEDUCTOR_WORDS, deductorSetting, TAX_STATEMENT_WORDS } from './deductor.schema.js';
import { TaxFormController } from './tax-form.controller.js';
import { TaxForms } from './tax-form.service.js';
import { TaxStatementController } from './tax-statement.controller.js';
import { TaxStatementRepository } from './tax-statement.repository.js';
import { TaxStatements } from './tax-statements.service.js';
import { TaxedYears } from './taxed-years.service.js';

/** What the government asks about deducted tax. */
@Module({
  imports: [HrModule, IdentityModule, PayRunModule, PdfModule],
  controllers: [TaxFormController, TaxStatementController],
  providers: [
    contribute(deductorSetting),
    contribute(DEDUCTOR_WORDS),
    contribute(TAX_STATEMENT_WORDS),
    TaxForms,
    TaxStatementRepository,
    TaxStatements,
    TaxedYears,
  ],
})
export class TaxStatementModule {}
