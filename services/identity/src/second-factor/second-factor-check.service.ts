import { AppError, Clock, Sealer, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { hashRecoveryCode } from './recovery-code.rules.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SECOND_FACTOR_PURPOSE } from './second-factor-secrets.service.js';
import { looksLikeTotp, totpStep } from './totp.rules.js';

/** Whether a code proves that somebody has the second factor of an account. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly db: TenantDb,
    private readonly factors: SecondFactorRepository,
    private readonly sealer: Sealer,
    private readonly clock: Clock,
  ) {}

  isOn(companyId: string, userId: string): Promise<boolean> {
    return this.db.run(companyId, async () => (await this.factors.find(userId))?.confirmedAt != null);
  }

  /**
   * Takes a code of the app or a recovery code; each works once.
   * @returns false when it is wrong or was used before; nothing is used up then
   */
  take(companyId: string, userId: string, code: string): Promise<boolean> {
    return this.db.run(companyId, async () => {
      const factor = await this.factors.find(userId);
      if (!factor?.confirmedAt) return false;
      const now = this.clock.now();
      if (!looksLikeTotp(code)) return this.factors.takeCode(userId, hashRecoveryCode(userId, code), now);
      const step = totpStep(this.sealer.open(SECOND_FACTOR_PURPOSE, factor.sealed), code, now);
      return step !== null && this.factors.takeStep(userId, step);
    });
  }
}

export const wrongCode = () =>
  new AppError('VALIDATION_FAILED', {
    fields: { code: 'This code is not right, or was used already. Wait for the next one.' },
  });
