import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { GuessLimitService } from '../sign-in/guess-limit.service.js';
import { PasswordService } from '../sign-in/password.service.js';
import { UserRepository } from '../user/user.repository.js';

export interface Proof {
  password: string;
  /** IP address of the browser. */
  address: string;
  /** What has to be proven besides: what it answers is thrown, and counts as a wrong guess too. */
  more?: () => Promise<AppError | null>;
}

/** Proof by password that the person at a signed-in browser is who they say. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly passwords: PasswordService,
    private readonly guesses: GuessLimitService,
  ) {}

  /**
   * Outside `TenantDb.run`: comparing takes long. Wrong guesses count together with those at the sign-in.
   * @throws {AppError} VALIDATION_FAILED on `password`, TOO_MANY_ATTEMPTS
   */
  async verify(user: SignedInUser, { password, address, more = proven }: Proof): Promise<void> {
    const { companyId, email } = user;
    const account = await this.db.run(companyId, () => this.users.getCredentials(email));
    const faults: AppError[] = [];
    const right = await this.guesses.attempt({
      guess: { companyId, email, address },
      known: true,
      verify: async () => {
        const matches = await this.passwords.matches(account?.passwordHash ?? null, password);
        const fault = matches ? await more() : notThePassword();
        if (fault) faults.push(fault);
        return fault ? null : true;
      },
    });
    if (!right) throw faults[0] ?? notThePassword();
  }
}

const proven = (): Promise<AppError | null> => Promise.resolve(null);
const notThePassword = () =>
  new AppError('VALIDATION_FAILED', { fields: { password: 'This is not your password.' } });
