import { AppError, Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../session/session.repository.js';
import { SessionService } from '../session/session.service.js';
import { GuessLimitService } from '../sign-in/guess-limit.service.js';
import { PasswordService } from '../sign-in/password.service.js';
import { userResource } from '../user/user.mapper.js';
import { UserRepository } from '../user/user.repository.js';

const WRONG = 'The password is not right.';

/** A session that its person has locked answers nothing until their password opens it again. */
@Injectable()
export class LockService {
  constructor(
    private readonly db: TenantDb,
    private readonly sessions: SessionRepository,
    private readonly service: SessionService,
    private readonly users: UserRepository,
    private readonly passwords: PasswordService,
    private readonly guesses: GuessLimitService,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Every page of the session is told. */
  async lock(user: SignedInUser): Promise<void> {
    await this.change(user, 'user.lock', this.clock.now());
  }

  /** @throws {AppError} WRONG_CREDENTIALS on the field `password`, TOO_MANY_ATTEMPTS */
  async unlock(user: SignedInUser, password: string, address: string): Promise<void> {
    const { companyId, email } = user;
    const matched = await this.guesses.attempt({
      guess: { companyId, email, address },
      known: true,
      verify: async () => (await this.matches(user, password)) || null,
    });
    if (matched) return this.change(user, 'user.unlock', null);
    const entry = { action: 'user.unlockFailed', by: user, resource: userResource(user) };
    await this.audit.recordAlone(companyId, { ...entry, after: { address } });
    throw new AppError('WRONG_CREDENTIALS', { message: WRONG, fields: { password: WRONG } });
  }

  private async matches({ companyId, email }: SignedInUser, password: string): Promise<boolean> {
    const account = await this.db.run(companyId, () => this.users.getCredentials(email));
    return this.passwords.matches(account?.passwordHash ?? null, password);
  }

  private async change(user: SignedInUser, action: string, at: Date | null): Promise<void> {
    await this.db.run(user.companyId, async () => {
      await this.sessions.setLocked(user.sessionId, at);
      await this.service.refreshAllOf(user.id);
      this.audit.record({ action, by: user, resource: userResource(user) });
    });
  }
}
