import type { ResetPassword } from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AccountEffects } from '../account-effects/account-effects.service.js';
import { CompanyRepository } from '../company/company.repository.js';
import { ConfirmationService } from '../confirmation/confirmation.service.js';
import { LinkService } from '../link/link.service.js';
import { NewPasswordService } from '../password/new-password.service.js';
import { SessionService, type SignInOrigin } from '../session/session.service.js';
import { UserRepository } from '../user/user.repository.js';
import type { UserRecord } from '../user/user.types.js';
import { RecoveryProof } from './recovery-proof.service.js';
import { passwordChangedMail } from './recovery.mail.js';

/** Restores access to an account whose password is lost. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly users: UserRepository,
    private readonly companies: CompanyRepository,
    private readonly links: LinkService,
    private readonly passwords: NewPasswordService,
    private readonly sessions: SessionService,
    private readonly confirmations: ConfirmationService,
    private readonly proof: RecoveryProof,
    private readonly effects: AccountEffects,
  ) {}

  /**
   * Sets the password, ends all sessions of the person and signs in.
   * @returns the new session's token
   * @throws {AppError} LINK_INVALID, LINK_EXPIRED; VALIDATION_FAILED on `password`; SECOND_FACTOR_NEEDED,
   * WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS for an account with a second factor, and the link stays valid
   */
  async reset({ token, password, code }: ResetPassword, origin: SignInOrigin): Promise<string> {
    // Hashing is expensive, so the link is checked first.
    const { companyId, owner } = await this.links.look('recovery', token, async (link) => {
      const { name: companyName, code: companyCode } = await this.companies.get();
      const active = await this.getActive(link.userId);
      return { companyId: link.companyId, owner: { ...active, companyName, companyCode } };
    });
    // Before the code, because a refused password must not use the code up.
    const passwordHash = await this.passwords.hash({ password, owner });
    const { address } = origin;
    await this.proof.prove(owner.id, code, { companyId, email: owner.email, address });
    const { session, guess } = await this.links.redeem('recovery', token, async (userId) => {
      const user = await this.getActive(userId);
      await this.setPassword(user, passwordHash);
      await this.users.markSignedIn(userId);
      const started = await this.sessions.start(userId, origin);
      return { session: started, guess: { companyId, email: user.email, address } };
    });
    await this.proof.forgive(guess);
    return session;
  }

  private async setPassword(user: UserRecord, passwordHash: string): Promise<void> {
    await this.users.update({ id: user.id, version: user.version, by: user.id }, { passwordHash });
    await this.confirmations.markConfirmed({ ...user, version: user.version + 1 });
    await this.sessions.endAllOf(user.id);
    await this.effects.changed(user, { action: 'user.resetPassword', by: user });
    const { name } = await this.companies.get();
    await this.effects.mail(user.id, passwordChangedMail(user, name));
  }

  private async getActive(userId: string): Promise<UserRecord> {
    const user = await this.users.get(userId);
    if (user?.status !== 'active') throw new AppError('LINK_INVALID');
    return user;
  }
}
