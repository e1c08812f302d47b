import type { ChangedEmail, ChangeEmail } from '@atrium/contracts';
import {
  AppError,
  Audit,
  Clock,
  ENV,
  LiveEvents,
  RequestContext,
  TenantDb,
  type Env,
  type SignedInUser,
} from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import { OwnPasswordService } from '../password/own-password.service.js';
import { CompanyRepository } from '../company/company.repository.js';
import { LinkRepository } from '../link/link.repository.js';
import { LinkService } from '../link/link.service.js';
import { mailedLink } from '../link/mailed-link.rules.js';
import { SessionService } from '../session/session.service.js';
import { userResource } from '../person/person.mapper.js';
import { UserRepository } from '../user/user.repository.js';
import { UserService } from '../user/user.service.js';
import type { UserRecord } from '../user/user.types.js';
import { confirmEmailMail, stopEmailMail } from './email-change.mail.js';
import { EmailChangeRepository } from './email-change.repository.js';

/** Changes the e-mail of an account: confirmed by a link to the new address, and stopped by a link to the old one. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly db: TenantDb,
    private readonly changes: EmailChangeRepository,
    private readonly users: UserRepository,
    private readonly userService: UserService,
    private readonly ownPassword: OwnPasswordService,
    private readonly companies: CompanyRepository,
    private readonly links: LinkService,
    private readonly openLinks: LinkRepository,
    private readonly sessions: SessionService,
    private readonly live: LiveEvents,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Mails both addresses. @throws {AppError} as `OwnPasswordService.verify`, VALIDATION_FAILED on `email`, EMAIL_TAKEN */
  async request(user: SignedInUser, { email, ...proof }: ChangeEmail, address: string): Promise<void> {
    await this.ownPassword.verify(user, { ...proof, address });
    await this.db.run(user.companyId, async () => {
      if (email === user.email) throw fault('This is your email already.');
      if (await this.users.getByEmail(email)) throw this.users.steps.table.refusalOf('email');
      const oldEmail = user.email;
      await this.changes.replace({
        userId: user.id,
        oldEmail,
        newEmail: email,
        requestedAt: this.clock.now(),
      });
      const mail = { firstName: user.firstName, companyName: user.companyName, oldEmail, newEmail: email };
      const reader = { languageOf: [user.id], otherwise: RequestContext.language() };
      const confirmation = confirmEmailMail({ ...mail, link: await this.link(user, 'email-change') });
      await this.mailer.send(confirmation, reader);
      await this.mailer.send(stopEmailMail({ ...mail, link: await this.link(user, 'email-stop') }), reader);
      this.audit.record({
        ...{ action: 'user.requestEmail', by: user, resource: userResource(user) },
        after: { newEmail: email },
      });
      await this.invalidate(user.id);
    });
  }

  /** Cancels the person's own request. */
  async cancel(user: SignedInUser): Promise<void> {
    await this.db.run(user.companyId, async () => {
      if (!(await this.changes.findOpen(user.id))) {
        this.audit.skip('user.stopEmail');
        return;
      }
      await this.forget(user.id);
      this.audit.record({ action: 'user.stopEmail', by: user, resource: userResource(user) });
      await this.invalidate(user.id);
    });
  }

  /** @throws {AppError} LINK_INVALID, LINK_EXPIRED, EMAIL_TAKEN when somebody has taken it meanwhile */
  confirm(token: string): Promise<ChangedEmail> {
    return this.links.redeem('email-change', token, async (userId) => {
      const change = await this.changes.findOpen(userId);
      const user = await this.getActive(userId);
      if (!change) throw new AppError('LINK_INVALID');
      await this.write(user, change.newEmail, 'user.changeEmail');
      await this.changes.markChanged(userId, this.clock.now());
      return this.answer(change.newEmail);
    });
  }

  /**
   * Stops the change by the link to the old address, or reverts it; then all sessions end.
   * @throws {AppError} LINK_INVALID, LINK_EXPIRED, EMAIL_TAKEN
   */
  stop(token: string): Promise<ChangedEmail> {
    return this.links.redeem('email-stop', token, async (userId) => {
      const change = await this.changes.find(userId);
      const user = await this.getActive(userId);
      if (!change) throw new AppError('LINK_INVALID');
      if (change.changedAt && user.email === change.newEmail) {
        await this.write(user, change.oldEmail, 'user.stopEmail');
      } else {
        this.audit.record({ action: 'user.stopEmail', by: null, resource: userResource(user) });
        await this.invalidate(userId);
      }
      await this.forget(userId);
      await this.sessions.endAllOf(userId);
      return this.answer(change.changedAt ? change.oldEmail : user.email);
    });
  }

  private async write(user: UserRecord, email: string, action: string): Promise<void> {
    const place = { id: user.id, version: user.version, by: user.id };
    await this.users.update(place, { email, confirmedAt: this.clock.now() });
    const values = { before: { email: user.email }, after: { email } };
    this.audit.record({ action, by: user, resource: userResource(user), ...values });
    await this.userService.publishChange(user.id);
    await this.invalidate(user.id);
  }

  /** Makes the link to the other address invalid. */
  private async forget(userId: string): Promise<void> {
    await this.changes.delete(userId);
    await this.openLinks.deleteAllOf(userId);
  }

  private async link(
    { id, companyCode }: SignedInUser,
    kind: 'email-change' | 'email-stop',
  ): Promise<string> {
    const token = await this.links.issue({ userId: id, kind, createdBy: null });
    const page = kind === 'email-change' ? 'auth/email' : 'auth/email/stop';
    return mailedLink(this.env.publicUrl, `${companyCode}/${page}`, token);
  }

  private async answer(email: string): Promise<ChangedEmail> {
    return { email, companyCode: (await this.companies.get()).code };
  }

  private async invalidate(userId: string): Promise<void> {
    await this.live.publish({ type: 'invalidate', tags: ['Account'] }, { users: [userId] });
  }

  private async getActive(userId: string): Promise<UserRecord> {
    const user = await this.users.get(userId);
    if (user?.status !== 'active') throw new AppError('LINK_INVALID');
    return user;
  }
}

const fault = (email: string) => new AppError('VALIDATION_FAILED', { fields: { email } });
