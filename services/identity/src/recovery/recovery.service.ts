import type { RequestRecovery, ResetPassword } from '@atrium/contracts';
import {
  AppError,
  Audit,
  DomainEvents,
  Limiter,
  networkOf,
  RequestContext,
  TenantDb,
} from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { ConfirmationService } from '../confirmation/confirmation.service.js';
import { LinkService } from '../link/link.service.js';
import { SessionService, type SignInOrigin } from '../session/session.service.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.service.js';
import { GuessLimitService } from '../password/guess-limit.service.js';
import { NewPasswordService } from '../password/new-password.service.js';
import { userResource } from '../person/person.mapper.js';
import { UserRepository } from '../user/user.repository.js';
import type { UserRecord } from '../user/user.types.js';
import { passwordChangedMail } from './recovery.mail.js';

const REQUESTS_BY_ADDRESS = { limit: 60, windowSeconds: 3600 };

/** Restores access to an account whose password is lost. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly users: UserRepository,
    private readonly links: LinkService,
    private readonly passwords: NewPasswordService,
    private readonly sessions: SessionService,
    private readonly confirmations: ConfirmationService,
    private readonly guesses: GuessLimitService,
    private readonly events: DomainEvents,
    private readonly mailer: Mailer,
    private readonly limiter: Limiter,
    private readonly secondFactor: SecondFactorCheck,
    private readonly audit: Audit,
  ) {}

  /** Only publishes the request, so that it takes the same time for an unknown e-mail. */
  async request({ companyCode, email }: RequestRecovery, address: string): Promise<void> {
    if (!(await this.limiter.allows(`recovery address ${networkOf(address)}`, REQUESTS_BY_ADDRESS))) return;
    const company = await this.companies.getByCode(companyCode);
    if (!company) return;
    const language = RequestContext.language();
    await this.db.run(company.id, () => this.events.publish('recovery.requested', 1, { email, language }));
  }

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
    await this.askSecondFactor({ companyId, user: owner }, code, origin);
    const { session, guess } = await this.links.redeem('recovery', token, async (userId) => {
      const user = await this.getActive(userId);
      await this.setPassword(user, passwordHash);
      await this.users.markSignedIn(userId);
      const started = await this.sessions.start(userId, origin);
      return { session: started, guess: { companyId, email: user.email, address: origin.address } };
    });
    await this.guesses.forgive(guess);
    return session;
  }

  /** Access to the person's mail is only one of the two factors. */
  private async askSecondFactor(
    { companyId, user: { id, email } }: { companyId: string; user: UserRecord },
    code: string | undefined,
    { address }: SignInOrigin,
  ): Promise<void> {
    if (!(await this.secondFactor.isOn(companyId, id))) return;
    if (!code) throw new AppError('SECOND_FACTOR_NEEDED');
    const right = await this.guesses.attempt({
      guess: { companyId, email, address },
      known: false,
      verify: async () => ((await this.secondFactor.take(companyId, id, code)) ? true : null),
    });
    if (!right)
      throw new AppError('WRONG_CREDENTIALS', { message: 'The code is incorrect or already used.' });
  }

  private async setPassword(user: UserRecord, passwordHash: string): Promise<void> {
    await this.users.update({ id: user.id, version: user.version, by: user.id }, { passwordHash });
    await this.confirmations.markConfirmed({ ...user, version: user.version + 1 });
    await this.sessions.endAllOf(user.id);
    this.audit.record({ action: 'user.resetPassword', by: user, resource: userResource(user) });
    const { name } = await this.companies.get();
    await this.mailer.send(passwordChangedMail(user, name), {
      languageOf: [user.id],
      otherwise: RequestContext.language(),
    });
  }

  private async getActive(userId: string): Promise<UserRecord> {
    const user = await this.users.get(userId);
    if (user?.status !== 'active') throw new AppError('LINK_INVALID');
    return user;
  }
}
