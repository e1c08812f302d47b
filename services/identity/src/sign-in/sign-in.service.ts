import { isStaff, type Login, type Role } from '@atrium/contracts';
import { AppError, Audit, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CompanyService } from '../company/company.service.js';
import { ConfirmationService } from '../confirmation/confirmation.service.js';
import { SessionRepository } from '../session/session.repository.js';
import { SessionService, type SignInOrigin } from '../session/session.service.js';
import type { UserEntity } from '../user/user.entity.js';
import { userResource } from '../user/user.mapper.js';
import { UserRepository } from '../user/user.repository.js';
import { GuessLimitService } from './guess-limit.service.js';
import { PasswordService } from './password.service.js';

interface Attempt {
  companyId: string;
  user: UserEntity | null;
  email: string;
  origin: SignInOrigin;
}

const doorOf = (role: Role) => (isStaff(role) ? 'staff' : 'client');

@Injectable()
export class SignInService {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyService,
    private readonly users: UserRepository,
    private readonly passwords: PasswordService,
    private readonly guesses: GuessLimitService,
    private readonly sessions: SessionService,
    private readonly pastSessions: SessionRepository,
    private readonly confirmations: ConfirmationService,
    private readonly audit: Audit,
  ) {}

  /**
   * Answers alike, and after the same time, for a wrong password, an unknown e-mail and an account that may not sign in.
   * @returns the new session's token
   * @throws {AppError} COMPANY_NOT_FOUND, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, EMAIL_NOT_CONFIRMED (and sends a new mail),
   *   SIGN_IN_ELSEWHERE for a client at the door of the staff and the other way round
   */
  async signIn({ companyCode, email, password, door }: Login, origin: SignInOrigin): Promise<string> {
    const { id: companyId } = await this.companies.getByCode(companyCode);
    const { user, known } = await this.find(companyId, email, origin.address);
    const verified = await this.guesses.attempt({
      guess: { companyId, email, address: origin.address },
      known,
      verify: () => this.verify(user, password),
    });
    const attempt = { companyId, user, email, origin };
    if (!verified) {
      await this.recordFailure(attempt, 'wrongCredentials');
      throw new AppError('WRONG_CREDENTIALS');
    }
    if (!verified.confirmedAt) {
      await this.recordFailure(attempt, 'emailNotConfirmed');
      await this.confirmations.sendAgain(companyId, verified);
      throw new AppError('EMAIL_NOT_CONFIRMED');
    }
    if (door && door !== doorOf(verified.role)) {
      await this.recordFailure(attempt, 'otherDoor');
      throw new AppError('SIGN_IN_ELSEWHERE');
    }
    return this.db.run(companyId, async () => {
      await this.users.markSignedIn(verified.id);
      const resource = userResource(verified);
      this.audit.record({ action: 'user.signIn', by: verified, resource, after: origin });
      return this.sessions.start(verified.id, origin);
    });
  }

  /** For an e-mail that nobody has too: the answer must take as long. */
  private async recordFailure({ companyId, user, email, origin }: Attempt, reason: string): Promise<void> {
    const resource = user ? userResource(user) : { kind: 'user', id: null, title: email };
    const after = { reason, email, ...origin };
    await this.audit.recordAlone(companyId, { action: 'user.signInFailed', by: null, resource, after });
  }

  private find(companyId: string, email: string, address: string) {
    return this.db.run(companyId, async () => {
      const user = await this.users.getCredentials(email);
      const known = user !== null && (await this.pastSessions.knowsAddress(user.id, address));
      return { user, known };
    });
  }

  private async verify(user: UserEntity | null, password: string): Promise<UserEntity | null> {
    const matches = await this.passwords.matches(user?.passwordHash ?? null, password);
    return matches && user?.status === 'active' ? user : null;
  }
}
