import { addDays, type ClaimType, type CreateClaimType } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { ClaimTypeEntity } from '../claim/claim-type.entity.js';
import { CLAIM_TYPES, type ClaimTypeRow } from '../claim/claim-type.record.js';
import { OwnClaims } from '../claim/own-claims.service.js';

const INTERNET = { name: 'Internet at home', yearlyLimit: 2_400_000, needsProof: false, paysRest: true };
const TYPES: CreateClaimType[] = [
  INTERNET,
  { name: 'Books and courses', yearlyLimit: 3_000_000, needsProof: true, paysRest: false },
];

/** What people of the demo company claim back. Inside `TenantDb.run` only. */
@Injectable()
export class ClaimDemo {
  private readonly types: RecordSteps<ClaimTypeRow, ClaimTypeEntity, ClaimType>;

  constructor(
    records: Records,
    private readonly claims: OwnClaims,
  ) {
    this.types = records.of(CLAIM_TYPES);
  }

  async fill(maker: SignedInUser, employee: SignedInUser, today: string): Promise<void> {
    for (const type of TYPES) {
      const { id: typeId, name } = await this.types.create(maker, type);
      if (name !== INTERNET.name) continue;
      const claim = { typeId, amount: 99_900, spentOn: addDays(today, -6), proofFileId: null };
      await this.claims.file(employee, { ...claim, note: 'Broadband at home' });
    }
  }
}
