import { Limiter, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** More than anybody types, but stops a script that floods people. */
const PER_MINUTE = { limit: 60, windowSeconds: 60 };

@Injectable()
export class MessageLimit {
  constructor(
    private readonly limiter: Limiter,
    private readonly db: TenantDb,
  ) {}

  /** @throws {AppError} TOO_MANY_ATTEMPTS */
  hit({ companyId, id }: SignedInUser): Promise<void> {
    return this.limiter.hit(`messages ${companyId} ${id}`, PER_MINUTE, this.db.currentIfRunning());
  }
}
