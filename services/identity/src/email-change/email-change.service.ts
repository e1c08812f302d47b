import type { ChangeEmail } from '@atrium/contracts';
import { AppError, Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AccountEffects } from '../account-effects/account-effects.service.js';
import { LinkService } from '../link/link.service.js';
import { OwnPasswordService } from '../password/own-password.service.js';
import { UserRepository } from '../user/user.repository.js';
import { confirmEmailMail, stopEmailMail } from './email-change.mail.js';
import { EmailChangeRepository } from './email-change.repository.js';

/** What people ask for: another e-mail, which mails a link to the new address and one to the old; or no other after all. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly db: TenantDb,
    private readonly changes: EmailChangeRepository,
    private readonly users: UserRepository,
    private readonly ownPassword: OwnPasswordService,
    private readonly links: LinkService,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly effects: AccountEffects,
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
      const confirmation = confirmEmailMail({ ...mail, link: await this.link(user, 'email-change') });
      await this.effects.mail(user.id, confirmation);
      const stop = stopEmailMail({ ...mail, link: await this.link(user, 'email-stop') });
      await this.effects.mail(user.id, stop);
      await this.effects.changed(user, { action: 'user.requestEmail', by: user, after: { newEmail: email } });
    });
  }

  /** Cancels the person's own request. */
  async cancel(user: SignedInUser): Promise<void> {
    await this.db.run(user.companyId, async () => {
      if (!(await this.changes.findOpen(user.id))) {
        this.audit.skip('user.stopEmail');
        return;
      }
      await this.changes.delete(user.id);
      // The link to the other address no longer works.
      await this.links.revokeAllOf(user.id);
      await this.effects.changed(user, { action: 'user.stopEmail', by: user });
    });
  }

  private link({ id, companyCode }: SignedInUser, kind: 'email-change' | 'email-stop'): Promise<string> {
    const page = kind === 'email-change' ? 'auth/email' : 'auth/email/stop';
    return this.links.issue({ userId: id, kind, createdBy: null }, `${companyCode}/${page}`);
  }
}

const fault = (email: string) => new AppError('VALIDATION_FAILED', { fields: { email } });
