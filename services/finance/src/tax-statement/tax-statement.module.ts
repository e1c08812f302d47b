import { HrModule } from '@atrium/hr-service';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { PayRunModule } from '../run/pay-run.module.js';
import { DEDUCTOR_WORDS, deductorSetting, TAX_STATEMENT_WORDS } from './deductor.schema.js';
import { TaxStatementController } from './tax-statement.controller.js';
import { TaxStatementRepository } from './tax-statement.repository.js';
import { TaxStatements } from './tax-statements.service.js';
import { TaxedYears } from './taxed-years.service.js';

/** What the government asks about deducted tax. */
@Module({
  imports: [HrModule, PayRunModule],
  controllers: [TaxStatementController],
  providers: [
    contribute(deductorSetting),
    contribute(DEDUCTOR_WORDS),
    contribute(TAX_STATEMENT_WORDS),
    TaxStatementRepository,
    TaxStatements,
    TaxedYears,
  ],
})
export class TaxStatementModule {}
