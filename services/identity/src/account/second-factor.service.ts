import type { RecoveryCodes, SecondFactorSetup } from '@atrium/contracts';
import { notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OwnPasswordService, type Proof } from '../password/own-password.service.js';
import { SessionService } from '../session/session.service.js';
import { UserRepository } from '../user/user.repository.js';
import { secondFactorMail, type SecondFactorChange } from '../second-factor/second-factor.mail.js';
import { SecondFactorRepository } from '../second-factor/second-factor.repository.js';
import { UserFactors } from '../second-factor/user-factors.service.js';
import { AccountEffects } from '../account-effects/account-effects.service.js';

/** A person's own second factor: turning it on and off, and recovery codes. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly db: TenantDb,
    private readonly factors: UserFactors,
    private readonly repository: SecondFactorRepository,
    private readonly ownPassword: OwnPasswordService,
    private readonly sessions: SessionService,
    private readonly users: UserRepository,
    private readonly effects: AccountEffects,
  ) {}

  /** @throws {AppError} as `Factors.begin` */
  begin(user: SignedInUser): Promise<SecondFactorSetup> {
    return this.db.run(user.companyId, () =>
      this.factors.begin(user.id, `${user.companyName}: ${user.email}`),
    );
  }

  /** @returns also the session's new token @throws {AppError} as `Factors.turnOn` */
  turnOn(user: SignedInUser, code: string): Promise<Renewed> {
    return this.db.run(user.companyId, async () => {
      const codes = await this.factors.turnOn(user.id, code);
      await this.recordAndMail(user, 'user.secondFactorOn', 'on');
      return { codes, token: await this.sessions.renew(user) };
    });
  }

  /**
   * Replaces the recovery codes; the old ones no longer work. @returns also the session's new token @throws {AppError}
   * as `OwnPasswordService.verify`
   */
  async replaceCodes(user: SignedInUser, proof: Proof): Promise<Renewed> {
    await this.ownPassword.verify(user, proof);
    return this.db.run(user.companyId, async () => {
      const codes = await this.factors.renewCodes(user.id);
      await this.recordAndMail(user, 'user.newRecoveryCodes', 'codes');
      return { codes, token: await this.sessions.confirm(user) };
    });
  }

  /** @returns the session's new token @throws {AppError} as `OwnPasswordService.verify` */
  async turnOff(user: SignedInUser, proof: Proof): Promise<string> {
    await this.ownPassword.verify(user, proof);
    return this.db.run(user.companyId, async () => {
      if (!(await this.repository.delete(user.id))) throw notFound();
      await this.recordAndMail(user, 'user.secondFactorOff', 'off');
      return this.sessions.confirm(user);
    });
  }

  private async recordAndMail(user: SignedInUser, action: string, change: SecondFactorChange): Promise<void> {
    await this.effects.changed(user, { action, by: user });
    await this.effects.mail(user.id, secondFactorMail(user, user.companyName, change));
    await this.users.steps.table.invalidate([user.id]);
  }
}

/** Recovery codes, shown once, with the session's new token. */
interface Renewed extends RecoveryCodes {
  token: string;
}
