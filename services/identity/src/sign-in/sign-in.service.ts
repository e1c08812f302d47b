import { isStaff, type Login, type Role } from '@atrium/contracts';
import { AppError, Audit, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CompanyService } from '../company/company.service.js';
import { ConfirmationMails } from '../confirmation/confirmation-mails.service.js';
import { SessionService, type SignInOrigin } from '../session/session.service.js';
import type { UserEntity } from '../user/user.entity.js';
import { userResource } from '../person/person.mapper.js';
import { UserRepository } from '../user/user.repository.js';
import { SignInProof } from './sign-in-proof.service.js';

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
    private readonly proofs: SignInProof,
    private readonly sessions: SessionService,
    private readonly confirmations: ConfirmationMails,
    private readonly audit: Audit,
  ) {}

  /**
   * Answers alike, and after the same time, for a wrong password, an unknown e-mail and an invited account; with a code,
   * also for a wrong code.
   * @returns the new session's token
   * @throws {AppError} COMPANY_NOT_FOUND, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, ACCOUNT_STOPPED to who has proved to be
   * its owner, EMAIL_NOT_CONFIRMED (and sends a new mail), SIGN_IN_ELSEWHERE for a client on the staff's sign-in page and the other way round, SECOND_FACTOR_NEEDED for
   * a right password without the required code
   */
  async signIn({ companyCode, email, password, door, code }: Login, origin: SignInOrigin): Promise<string> {
    const { id: companyId } = await this.companies.getByCode(companyCode);
    const { address } = origin;
    const { user, found } = await this.proofs.prove({ companyId, email, password, code, address });
    const attempt = { companyId, user, email, origin };
    if (!found) {
      await this.recordFailure(attempt, 'wrongCredentials');
      throw new AppError('WRONG_CREDENTIALS', code ? { message: WRONG_WITH_CODE } : {});
    }
    const { account, needsCode } = found;
    if (needsCode) throw new AppError('SECOND_FACTOR_NEEDED');
    if (account.status !== 'active') {
      await this.recordFailure(attempt, 'accountStopped');
      throw new AppError('ACCOUNT_STOPPED');
    }
    if (!account.confirmedAt) {
      await this.recordFailure(attempt, 'emailNotConfirmed');
      await this.confirmations.sendAgain(companyId, account);
      throw new AppError('EMAIL_NOT_CONFIRMED');
    }
    if (door && door !== doorOf(account.role)) {
      await this.recordFailure(attempt, 'otherDoor');
      throw new AppError('SIGN_IN_ELSEWHERE');
    }
    return this.db.run(companyId, async () => {
      await this.users.markSignedIn(account.id);
      const resource = userResource(account);
      this.audit.record({ action: 'user.signIn', by: account, resource, after: origin });
      return this.sessions.start(account.id, origin);
    });
  }

  /** Also done for an unknown e-mail, so that the answer takes as long. */
  private async recordFailure({ companyId, user, email, origin }: Attempt, reason: string): Promise<void> {
    const resource = user ? userResource(user) : { kind: 'user', id: null, title: email };
    const after = { reason, email, ...origin };
    await this.audit.recordAlone(companyId, { action: 'user.signInFailed', by: null, resource, after });
  }
}

const WRONG_WITH_CODE = 'The code is incorrect or already used, or the email or password is incorrect.';
