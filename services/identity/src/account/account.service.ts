import type { Account, ChangePassword, UpdateAccount } from '@atrium/contracts';
import { Audit, LiveEvents, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { EmailChangeRepository } from '../email-change/email-change.repository.js';
import { SecondFactorRepository } from '../second-factor/second-factor.repository.js';
import { CompanyRepository } from '../company/company.repository.js';
import { passwordChangedMail } from '../recovery/recovery.mail.js';
import { SessionService } from '../session/session.service.js';
import { NewPasswordService } from '../password/new-password.service.js';
import { userResource } from '../person/person.mapper.js';
import { UserRepository } from '../user/user.repository.js';
import { UserService } from '../user/user.service.js';
import type { UserRecord } from '../user/user.types.js';
import { OwnPasswordService, type Proof } from '../password/own-password.service.js';

/** A person's own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly userService: UserService,
    private readonly ownPassword: OwnPasswordService,
    private readonly passwords: NewPasswordService,
    private readonly sessions: SessionService,
    private readonly companies: CompanyRepository,
    private readonly factors: SecondFactorRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly live: LiveEvents,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
  ) {}

  get(user: SignedInUser): Promise<Account> {
    return this.db.run(user.companyId, async () => this.describe(await this.users.steps.rows.read(user.id)));
  }

  /** @throws {AppError} STALE_VERSION */
  update(user: SignedInUser, { version, ...names }: UpdateAccount): Promise<Account> {
    return this.db.run(user.companyId, async () => {
      const { steps } = this.users;
      const before = await steps.rows.read(user.id);
      await this.users.update({ id: user.id, version, by: user.id }, names);
      const after = await steps.record({
        ...{ step: 'updateOwn', by: { ...before, ...names }, id: user.id, before },
      });
      await this.userService.publishChange(user.id);
      await this.invalidate(user);
      return this.describe(after);
    });
  }

  /**
   * Changes the password, ends the person's other sessions, and notifies them by mail.
   * @returns the session's new token
   * @throws {AppError} VALIDATION_FAILED on `newPassword`, and as `OwnPasswordService.verify`
   */
  async changePassword(
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
      this.audit.record({ action: 'user.changePassword', by: user, resource: userResource(user) });
      const { name } = await this.companies.get();
      await this.mailer.send(passwordChangedMail(account, name), {
        languageOf: [user.id],
        otherwise: RequestContext.language(),
      });
      await this.invalidate(user);
      return token;
    });
  }

  /** Allows sensitive actions in this session for some minutes. @returns, @throws as `changePassword` */
  async confirm(user: SignedInUser, proof: Proof): Promise<string> {
    await this.ownPassword.verify(user, proof);
    return this.db.run(user.companyId, () => this.sessions.confirm(user));
  }

  private async describe({ id, firstName, lastName, email, role, version }: UserRecord): Promise<Account> {
    const factor = await this.factors.find(id);
    const since = factor?.confirmedAt?.toISOString();
    const secondFactor = since ? { since, codesLeft: await this.factors.countCodes(id) } : null;
    const newEmail = (await this.emailChanges.findOpen(id))?.newEmail ?? null;
    return { id, firstName, lastName, email, role, version, newEmail, secondFactor };
  }

  private async invalidate({ id }: SignedInUser): Promise<void> {
    await this.live.publish({ type: 'invalidate', tags: ['Account'] }, { users: [id] });
  }
}
