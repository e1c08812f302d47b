import { TAX_PROFILE } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { CountedDeclarations } from './counted-declarations.service.js';
import { DECLARATION_WINDOW_WORDS, declarationWindow } from './declaration-window.schema.js';
import { TAX_PROFILES } from './tax-profile.record.js';
import { TaxProfileRepository } from './tax-profile.repository.js';

@Module({
  controllers: [recordController(TAX_PROFILE, { rules: TAX_PROFILES })],
  providers: [
    ...offerRecord(TAX_PROFILES),
    contribute(declarationWindow),
    contribute(DECLARATION_WINDOW_WORDS),
    CountedDeclarations,
    TaxProfileRepository,
  ],
  exports: [CountedDeclarations, TaxProfileRepository],
})
export class TaxProfileModule {}
