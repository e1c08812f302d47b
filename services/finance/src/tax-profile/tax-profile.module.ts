import { TAX_PROFILE } from '@atrium/contracts';
import { HrModule } from '@atrium/hr-service';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { OwnDeclarationController } from './own-declaration.controller.js';
import { OwnDeclarations } from './own-declaration.service.js';
import { TAX_PROFILES } from './tax-profile.record.js';
import { TaxProfileRepository } from './tax-profile.repository.js';

@Module({
  imports: [HrModule],
  controllers: [recordController(TAX_PROFILE, { rules: TAX_PROFILES }), OwnDeclarationController],
  providers: [...offerRecord(TAX_PROFILES), OwnDeclarations, TaxProfileRepository],
  exports: [TaxProfileRepository],
})
export class TaxProfileModule {}
