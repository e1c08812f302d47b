import { USER_ERRORS, type SecondFactorSetup } from '@atrium/contracts';
import { AppError, notFound, type Clock, type Sealer } from '@atrium/platform';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.rules.js';
import { looksLikeTotp, newTotpSecret, totpStep, totpUri } from './totp.rules.js';

export const SECOND_FACTOR_PURPOSE = 'identity.second-factor';

/** A secret, active from its first right code. */
export interface Factor {
  /** Base32, sealed. */
  sealed: string;
  confirmedAt: Date | null;
}

/**
 * Stores the second factors of one kind of people. Of several concurrent calls that use the same code, one succeeds.
 */
export interface FactorStore {
  find(ownerId: string): Promise<Factor | null>;
  begin(ownerId: string, sealed: string, now: Date): Promise<boolean>;
  confirm(ownerId: string, change: { sealed: string; step: number; now: Date }): Promise<boolean>;
  takeStep(ownerId: string, step: number): Promise<boolean>;
  takeCode(ownerId: string, codeHash: string, now: Date): Promise<boolean>;
  replaceCodes(ownerId: string, hashes: string[]): Promise<void>;
}

/** Second factors: a code of an authenticator app, or one of ten recovery codes. */
export abstract class Factors {
  protected abstract readonly store: FactorStore;
  protected abstract readonly sealer: Sealer;
  protected abstract readonly clock: Clock;

  async isOn(ownerId: string): Promise<boolean> {
    return (await this.store.find(ownerId))?.confirmedAt != null;
  }

  /**
   * Creates a secret, which has no effect before its first code.
   * @param label how the app names the account
   * @throws {AppError} SECOND_FACTOR_ON
   */
  async begin(ownerId: string, label: string): Promise<SecondFactorSetup> {
    const secret = newTotpSecret();
    const sealed = this.sealer.seal(SECOND_FACTOR_PURPOSE, secret);
    if (!(await this.store.begin(ownerId, sealed, this.clock.now())))
      throw new AppError(USER_ERRORS.SECOND_FACTOR_ON);
    return { secret, uri: totpUri(secret, label) };
  }

  /**
   * The first code turns it on.
   * @returns the recovery codes
   * @throws {AppError} NOT_FOUND before `begin`, VALIDATION_FAILED on `code`, SECOND_FACTOR_ON
   */
  async turnOn(ownerId: string, code: string): Promise<string[]> {
    const factor = await this.store.find(ownerId);
    if (!factor) throw notFound();
    if (factor.confirmedAt) throw new AppError(USER_ERRORS.SECOND_FACTOR_ON);
    const step = this.stepOf(factor, code);
    if (step === null) throw wrongCode();
    if (!(await this.store.confirm(ownerId, { sealed: factor.sealed, step, now: this.clock.now() })))
      throw new AppError(USER_ERRORS.SECOND_FACTOR_ON);
    return this.renewCodes(ownerId);
  }

  /**
   * Verifies a code of the app or a recovery code and uses it up; each works once.
   * @returns false when it is wrong or was used before; nothing is used up then
   */
  async take(ownerId: string, code: string): Promise<boolean> {
    const factor = await this.store.find(ownerId);
    if (!factor?.confirmedAt) return false;
    if (!looksLikeTotp(code))
      return this.store.takeCode(ownerId, hashRecoveryCode(ownerId, code), this.clock.now());
    const step = this.stepOf(factor, code);
    return step !== null && this.store.takeStep(ownerId, step);
  }

  /** Replaces the recovery codes; the old ones no longer work. */
  async renewCodes(ownerId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.store.replaceCodes(
      ownerId,
      codes.map((code) => hashRecoveryCode(ownerId, code)),
    );
    return codes;
  }

  private stepOf({ sealed }: Factor, code: string): number | null {
    return totpStep(this.sealer.open(SECOND_FACTOR_PURPOSE, sealed), code, this.clock.now());
  }
}

export const wrongCode = () =>
  new AppError('VALIDATION_FAILED', {
    fields: { code: 'This code is incorrect or already used. Wait for the next one.' },
  });
