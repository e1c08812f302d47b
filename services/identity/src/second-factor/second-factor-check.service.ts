import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { UserFactors } from './user-factors.service.js';

/** Whether a code proves the second factor of an account. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly db: TenantDb,
    private readonly factors: UserFactors,
  ) {}

  isOn(companyId: string, userId: string): Promise<boolean> {
    return this.db.run(companyId, () => this.factors.isOn(userId));
  }

  /** @returns as `Factors.take` */
  take(companyId: string, userId: string, code: string): Promise<boolean> {
    return this.db.run(companyId, () => this.factors.take(userId, code));
  }
}
