import type { RecoveryCodes, SecondFactorSetup } from '@atrium/contracts';
import {
  AppError,
  Audit,
  Clock,
  LiveEvents,
  Mailer,
  notFound,
  RequestContext,
  Sealer,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OwnPasswordService, type Proof } from '../account/own-password.service.js';
import { SessionService } from '../session/session.service.js';
import { userResource } from '../user/user.mapper.js';
import { UserService } from '../user/user.service.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.rules.js';
import { wrongCode } from './second-factor-check.service.js';
import { secondFactorMail, type SecondFactorNews } from './second-factor.mail.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SECOND_FACTOR_PURPOSE } from './second-factor-secrets.service.js';
import { newTotpSecret, totpStep, totpUri } from './totp.rules.js';

/** A person's own second factor: on, off, recovery codes. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly db: TenantDb,
    private readonly factors: SecondFactorRepository,
    private readonly ownPassword: OwnPasswordService,
    private readonly sessions: SessionService,
    private readonly users: UserService,
    private readonly sealer: Sealer,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** A new secret, which does nothing before its first code. @throws {AppError} SECOND_FACTOR_ON */
  begin(user: SignedInUser): Promise<SecondFactorSetup> {
    return this.db.run(user.companyId, async () => {
      const secret = newTotpSecret();
      const sealed = this.sealer.seal(SECOND_FACTOR_PURPOSE, secret);
      if (!(await this.factors.begin(user.id, sealed, this.clock.now())))
        throw new AppError('SECOND_FACTOR_ON');
      return { secret, uri: totpUri(secret, `${user.companyName}: ${user.email}`) };
    });
  }

  /** The first code turns it on. @returns also the session's new token @throws {AppError} NOT_FOUND before `begin`, VALIDATION_FAILED on `code`, SECOND_FACTOR_ON */
  turnOn(user: SignedInUser, code: string): Promise<Renewed> {
    return this.db.run(user.companyId, async () => {
      const factor = await this.factors.find(user.id);
      if (!factor) throw notFound();
      if (factor.confirmedAt) throw new AppError('SECOND_FACTOR_ON');
      const now = this.clock.now();
      const step = totpStep(this.sealer.open(SECOND_FACTOR_PURPOSE, factor.sealed), code, now);
      if (step === null) throw wrongCode();
      if (!(await this.factors.confirm(factor, step, now))) throw new AppError('SECOND_FACTOR_ON');
      const codes = await this.renewCodes(user);
      await this.tell(user, 'user.secondFactorOn', 'on');
      return { codes, token: await this.sessions.renew(user) };
    });
  }

  /** The old ones are void. @returns also the session's new token @throws {AppError} as `OwnPasswordService.verify` */
  async replaceCodes(user: SignedInUser, proof: Proof): Promise<Renewed> {
    await this.ownPassword.verify(user, proof);
    return this.db.run(user.companyId, async () => {
      const codes = await this.renewCodes(user);
      await this.tell(user, 'user.newRecoveryCodes', 'codes');
      return { codes, token: await this.sessions.confirm(user) };
    });
  }

  /** @returns the session's new token @throws {AppError} as `OwnPasswordService.verify` */
  async turnOff(user: SignedInUser, proof: Proof): Promise<string> {
    await this.ownPassword.verify(user, proof);
    return this.db.run(user.companyId, async () => {
      if (!(await this.factors.delete(user.id))) throw notFound();
      await this.tell(user, 'user.secondFactorOff', 'off');
      return this.sessions.confirm(user);
    });
  }

  private async renewCodes({ id }: SignedInUser): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.factors.replaceCodes(
      id,
      codes.map((code) => hashRecoveryCode(id, code)),
    );
    return codes;
  }

  private async tell(user: SignedInUser, action: string, news: SecondFactorNews): Promise<void> {
    this.audit.record({ action, by: user, resource: userResource(user) });
    await this.mailer.send(secondFactorMail(user, user.companyName, news), {
      languageOf: [user.id],
      otherwise: RequestContext.language(),
    });
    await this.live.notify({ type: 'invalidate', tags: ['Account'] }, { users: [user.id] });
    await this.users.notifyList();
  }
}

/** Shown once, with the token that the session has from now on. */
interface Renewed extends RecoveryCodes {
  token: string;
}
