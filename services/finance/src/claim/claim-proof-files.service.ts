import { CLAIM_PROOF_LIMIT, CLAIM_PROOF_USE, passesCheck, PAY_CLAIM } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayClaimRepository } from './pay-claim.repository.js';

/** Bills of what people claim back. */
@Injectable()
export class ClaimProofFiles extends FileUse {
  readonly key = CLAIM_PROOF_USE;
  readonly remote = 'finance';
  readonly accepts = 'documents';
  readonly maxBytes = CLAIM_PROOF_LIMIT;
  /** The size of a page scanned at 300 dots per inch. */
  readonly image: ImageSizes = { full: 3500 };

  constructor(private readonly claims: PayClaimRepository) {
    super();
  }

  mayUpload(): boolean {
    return true;
  }

  async isThere(claimId: string): Promise<boolean> {
    return (await this.claims.findOwner(claimId)) !== null;
  }

  /** The person, and whoever reads claims. */
  async mayRead(user: SignedInUser, claimId: string): Promise<boolean> {
    if (passesCheck(user, PAY_CLAIM.check('read'))) return true;
    return (await this.claims.findOwner(claimId))?.userId === user.id;
  }
}
