import { USER_ERRORS, type CompanySecurity, type Transition, type User } from '@atrium/contracts';
import { AppError, Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Mailer, Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { SessionService } from '../session/session.service.js';
import { fullName } from '../person/person.mapper.js';
import { UserService } from './user.service.js';
import { secondFactorMail } from '../second-factor/second-factor.mail.js';
import { SecondFactorRepository } from '../second-factor/second-factor.repository.js';

/** Admins' decisions about other people's second factors. */
@Injectable()
export class SecondFactorAdmin {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly factors: SecondFactorRepository,
    private readonly users: UserService,
    private readonly sessions: SessionService,
    private readonly mailer: Mailer,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
  ) {}

  /**
   * Lets the person sign in with the password alone again, and signs them out everywhere. @throws {AppError} as
   * `UserService.take`
   */
  resetSecondFactor(actor: SignedInUser, id: string, { version }: Transition): Promise<User> {
    return this.users.take(actor, { step: 'resetSecondFactor', id, version }, async (user) => {
      await this.factors.delete(user.id);
      await this.sessions.endAllOf(user.id);
      const mail = secondFactorMail(user, actor.companyName, 'reset');
      await this.mailer.send(mail, { languageOf: [user.id] });
      await this.notifications.notify({
        to: { users: [user.id] },
        kind: 'account.security',
        title: words('Your two-step sign-in was reset'),
        text: words('Changed by {name}. Set it up again in your profile.', { name: fullName(actor) }),
        actorId: actor.id,
      });
      return {};
    });
  }

  getRules(actor: SignedInUser): Promise<CompanySecurity> {
    return this.db.run(actor.companyId, async () => {
      const { secondFactorRequired } = await this.companies.get();
      return { secondFactorRequired };
    });
  }

  /**
   * People without a second factor must set one up, in open pages too.
   * @throws {AppError} SECOND_FACTOR_FIRST when the admin has none
   */
  setRules(actor: SignedInUser, rules: CompanySecurity): Promise<CompanySecurity> {
    return this.db.run(actor.companyId, async () => {
      const { id, name, secondFactorRequired } = await this.companies.get();
      if (rules.secondFactorRequired && !(await this.factors.find(actor.id))?.confirmedAt)
        throw new AppError(USER_ERRORS.SECOND_FACTOR_FIRST);
      await this.companies.setSecondFactorRequired(rules.secondFactorRequired);
      this.audit.record({
        action: 'company.setSecurity',
        by: actor,
        resource: { kind: 'company', id, title: name },
        before: { secondFactorRequired },
        after: rules,
      });
      await this.sessions.refreshCompany();
      return rules;
    });
  }
}
