import { TAX_CLAIM } from '@atrium/contracts';
import { HrModule } from '@atrium/hr-service';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { RulePackModule } from '../pack/rule-pack.module.js';
import { PayRunModule } from '../run/pay-run.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { TaxProfileModule } from '../tax-profile/tax-profile.module.js';
import { DeclarationYears } from './declaration-years.service.js';
import { OwnClaims } from './own-claims.service.js';
import { OwnDeclarationController } from './own-declaration.controller.js';
import { OwnDeclarations } from './own-declaration.service.js';
import { TAX_CLAIMS } from './tax-claim.record.js';
import { TaxClaimRepository } from './tax-claim.repository.js';
import { TaxClaimService } from './tax-claim.service.js';
import { TaxComparison } from './tax-comparison.service.js';
import { TaxProofFiles } from './tax-proof-files.service.js';

const TAX_CLAIM_CONTROLLER = recordController(TAX_CLAIM, {
  rules: TAX_CLAIMS,
  service: TaxClaimService,
  only: ['list', 'get', 'approve', 'refuse'],
});

/** What people declare for their tax, and what payroll decides about it. */
@Module({
  imports: [HrModule, PayRunModule, RulePackModule, SalaryModule, TaxProfileModule],
  controllers: [OwnDeclarationController, TAX_CLAIM_CONTROLLER],
  providers: [
    ...offerRecord(TAX_CLAIMS),
    DeclarationYears,
    OwnClaims,
    OwnDeclarations,
    TaxClaimRepository,
    TaxClaimService,
    TaxComparison,
    TaxProofFiles,
  ],
  exports: [DeclarationYears, OwnClaims],
})
export class DeclarationModule {}
