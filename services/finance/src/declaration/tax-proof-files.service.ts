import { passesCheck, TAX_CLAIM, TAX_PROOF_LIMIT, TAX_PROOF_USE } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaxClaimRepository } from './tax-claim.repository.js';

/** Proofs of what people declare. */
@Injectable()
export class TaxProofFiles extends FileUse {
  readonly key = TAX_PROOF_USE;
  readonly remote = 'finance';
  readonly accepts = 'documents';
  readonly maxBytes = TAX_PROOF_LIMIT;
  /** The size of a page scanned at 300 dots per inch. */
  readonly image: ImageSizes = { full: 3500, small: 96 };

  constructor(private readonly claims: TaxClaimRepository) {
    super();
  }

  /** Until a claim takes it, nobody else sees it. */
  mayUpload(): boolean {
    return true;
  }

  async isThere(claimId: string): Promise<boolean> {
    return (await this.claims.ownerOf(claimId)) !== undefined;
  }

  /** The person, and who checks declarations. */
  async mayRead(user: SignedInUser, claimId: string): Promise<boolean> {
    return passesCheck(user, TAX_CLAIM.check('read')) || (await this.claims.ownerOf(claimId)) === user.id;
  }
}
