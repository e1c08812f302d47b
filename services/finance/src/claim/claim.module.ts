import { CLAIM_TYPE, PAY_CLAIM } from '@atrium/contracts';
import { HrModule } from '@atrium/hr-service';
import { AuditWords, contribute } from '@atrium/platform';
import { offerRecord, offerRecordFile, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { PayAdjustmentModule } from '../adjustment/pay-adjustment.module.js';
import { FileRowModule } from '../file-row/file-row.module.js';
import { ClaimProofFiles } from './claim-proof-files.service.js';
import { CLAIM_TYPES } from './claim-type.record.js';
import { ClaimTypeService } from './claim-type.service.js';
import { ClaimsBadge } from './claims-badge.service.js';
import { OwnClaimController } from './own-claim.controller.js';
import { OwnClaims } from './own-claims.service.js';
import { PayClaimFile } from './pay-claim.importer.js';
import { PAY_CLAIMS } from './pay-claim.record.js';
import { PayClaimRepository } from './pay-claim.repository.js';
import { PayClaimService } from './pay-claim.service.js';

/** What people claim back, and what can be claimed. */
@Module({
  imports: [FileRowModule, HrModule, PayAdjustmentModule],
  controllers: [
    recordController(CLAIM_TYPE, { rules: CLAIM_TYPES, service: ClaimTypeService }),
    recordController(PAY_CLAIM, {
      rules: PAY_CLAIMS,
      service: PayClaimService,
      without: ['create', 'update'],
    }),
    OwnClaimController,
  ],
  providers: [
    ...offerRecord(CLAIM_TYPES),
    ...offerRecord(PAY_CLAIMS),
    ...offerRecordFile(PAY_CLAIMS, PayClaimFile),
    contribute(new AuditWords({ kind: 'payClaim', verbs: { withdraw: 'withdrawn' } })),
    ClaimProofFiles,
    ClaimTypeService,
    ClaimsBadge,
    OwnClaims,
    PayClaimRepository,
    PayClaimService,
  ],
  exports: [OwnClaims, PayClaimRepository],
})
export class ClaimModule {}
