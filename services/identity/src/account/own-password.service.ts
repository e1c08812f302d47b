import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { GuessLimitService } from '../sign-in/guess-limit.service.js';
import { PasswordService } from '../sign-in/password.service.js';
import { UserRepository } from '../user/user.repository.js';

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
   * @param address IP address of the browser
   * @throws {AppError} VALIDATION_FAILED on `password`, TOO_MANY_ATTEMPTS
   */
  async verify(user: SignedInUser, password: string, address: string): Promise<void> {
    const { companyId, email } = user;
    const account = await this.db.run(companyId, () => this.users.getCredentials(email));
    const right = await this.guesses.attempt({
      guess: { companyId, email, address },
      known: true,
      verify: async () =>
        (await this.passwords.matches(account?.passwordHash ?? null, password)) ? true : null,
    });
    if (!right)
      throw new AppError('VALIDATION_FAILED', { fields: { password: 'This is not your password.' } });
  }
}
