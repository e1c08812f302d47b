import { AppError, Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { wrongCode } from '../second-factor/factors.service.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.service.js';
import { GuessLimitService } from './guess-limit.service.js';
import { PasswordService } from './password.service.js';
import { userResource } from '../person/person.mapper.js';
import { UserRepository } from '../user/user.repository.js';

export interface Proof {
  password: string;
  /** IP address of the browser. */
  address: string;
  /** The code of a second factor; left out until it has been asked for. */
  code?: string | undefined;
}

/** A right password without the required code is 'half': it is no wrong guess, and clears none. */
type Found = 'all' | 'half';

/** Verifies by password, and code, that the person at a signed-in browser is the account's owner. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly passwords: PasswordService,
    private readonly secondFactor: SecondFactorCheck,
    private readonly guesses: GuessLimitService,
    private readonly audit: Audit,
  ) {}

  /**
   * Outside `TenantDb.run`, because comparing takes long. Wrong guesses count together with those at sign-in.
   * @throws {AppError} VALIDATION_FAILED on `password` or `code`, SECOND_FACTOR_NEEDED for a right password without the
   * required code, TOO_MANY_ATTEMPTS
   */
  async verify(user: SignedInUser, { password, address, code }: Proof): Promise<void> {
    const { companyId, email } = user;
    const account = await this.db.run(companyId, () => this.users.getCredentials(email));
    let fault = wrongPassword();
    const found = await this.guesses.attempt<Found>({
      guess: { companyId, email, address },
      known: true,
      verify: async () => {
        if (!(await this.passwords.matches(account?.passwordHash ?? null, password))) return null;
        const taken = await this.takeStep(user, code);
        if (!taken) fault = wrongCode();
        return taken;
      },
      isHalf: (what) => what === 'half',
    });
    if (found === 'half') throw new AppError('SECOND_FACTOR_NEEDED');
    if (found) return;
    await this.recordFailure(user, address);
    throw fault;
  }

  private async takeStep({ companyId, id }: SignedInUser, code: Proof['code']): Promise<Found | null> {
    if (code === undefined) return (await this.secondFactor.isOn(companyId, id)) ? 'half' : 'all';
    return (await this.secondFactor.take(companyId, id, code)) ? 'all' : null;
  }

  private async recordFailure(user: SignedInUser, address: string): Promise<void> {
    const entry = { action: 'user.confirmFailed', by: user, resource: userResource(user) };
    await this.audit.recordAlone(user.companyId, { ...entry, after: { address } });
  }
}

export const wrongPassword = () =>
  new AppError('VALIDATION_FAILED', { fields: { password: 'This is not your password.' } });
