import type { ChangePassword } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { NewPasswordService } from '../password/new-password.service.js';
import { OwnPasswordService, type Proof } from '../password/own-password.service.js';
import { passwordChangedMail } from '../recovery/recovery.mail.js';
import { SessionService } from '../session/session.service.js';
import { UserRepository } from '../user/user.repository.js';
import { AccountEffects } from '../account-effects/account-effects.service.js';

/** A person's own password: to change it, and to prove who they are. */
@Injectable()
export class AccountPassword {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly ownPassword: OwnPasswordService,
    private readonly passwords: NewPasswordService,
    private readonly sessions: SessionService,
    private readonly companies: CompanyRepository,
    private readonly effects: AccountEffects,
  ) {}

  /**
   * Changes the password, ends the person's other sessions, and notifies them by mail.
   * @returns the session's new token
   * @throws {AppError} VALIDATION_FAILED on `newPassword`, and as `OwnPasswordService.verify`
   */
  async change(
    user: SignedInUser,
    { newPassword, ...proof }: ChangePassword,
    address: string,
  ): Promise<string> {
    const hashing = { password: newPassword, owner: user, field: 'newPassword' };
    const passwordHash = await this.passwords.hash(hashing);
    await this.ownPassword.verify(user, { ...proof, address });
    return this.db.run(user.companyId, async () => {
      const account = await this.users.steps.rows.lock(user.id);
      await this.users.update({ id: user.id, version: account.version, by: user.id }, { passwordHash });
      await this.sessions.endSome(user.id, { allBut: user.sessionId });
      const token = await this.sessions.confirm(user);
      await this.effects.changed(user, { action: 'user.changePassword', by: user });
      const { name } = await this.companies.get();
      await this.effects.mail(user.id, passwordChangedMail(account, name));
      return token;
    });
  }

  /** Allows sensitive actions in this session for some minutes. @returns, @throws as `change` */
  async confirm(user: SignedInUser, proof: Proof): Promise<string> {
    await this.ownPassword.verify(user, proof);
    return this.db.run(user.companyId, () => this.sessions.confirm(user));
  }
}
