import type { Login } from '@atrium/contracts';
import { networkOf, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { GuessLimitService } from '../password/guess-limit.service.js';
import { PasswordService } from '../password/password.service.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.service.js';
import { SessionRepository } from '../session/session.repository.js';
import type { UserEntity } from '../user/user.entity.js';
import { UserRepository } from '../user/user.repository.js';

interface Guess extends Pick<Login, 'email' | 'password' | 'code'> {
  companyId: string;
  address: string;
}

export interface Proof {
  /** Whose e-mail it is, also where nothing was proved. */
  user: UserEntity | null;
  /** Null: nothing was proved. */
  found: Verified | null;
}

/** The password's owner, and whether a required code was missing. */
interface Verified {
  account: UserEntity;
  needsCode: boolean;
}

/** Who owns an account proves it by its password and, where it is on, a code. */
@Injectable()
export class SignInProof {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly passwords: PasswordService,
    private readonly guesses: GuessLimitService,
    private readonly pastSessions: SessionRepository,
    private readonly secondFactor: SecondFactorCheck,
  ) {}

  /** Takes as long whatever is wrong. @throws {AppError} TOO_MANY_ATTEMPTS */
  async prove({ companyId, email, password, code, address }: Guess): Promise<Proof> {
    const { user, known } = await this.find(companyId, email, address);
    const found = await this.guesses.attempt({
      guess: { companyId, email, address },
      known,
      verify: () => this.verify(user, { password, code }),
      isHalf: ({ needsCode }) => needsCode,
    });
    return { user, found };
  }

  private find(companyId: string, email: string, address: string) {
    return this.db.run(companyId, async () => {
      const user = await this.users.getCredentials(email);
      const past = user ? await this.pastSessions.listAddresses(user.id) : [];
      const known = past.some((each) => networkOf(each) === networkOf(address));
      return { user, known };
    });
  }

  private async verify(
    user: UserEntity | null,
    { password, code }: Pick<Login, 'password' | 'code'>,
  ): Promise<Verified | null> {
    const matches = await this.passwords.matches(user?.passwordHash ?? null, password);
    if (!matches || !user || user.status === 'invited') return null;
    const { companyId, id } = user;
    if (!(await this.secondFactor.isOn(companyId, id))) return { account: user, needsCode: false };
    if (!code) return { account: user, needsCode: true };
    return (await this.secondFactor.take(companyId, id, code)) ? { account: user, needsCode: false } : null;
  }
}
