import { isWithin, Limiter, RequestContext, TenantDb } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { LinkService } from '../link/link.service.js';
import type { UserRecord } from '../user/user.types.js';
import { confirmationMail } from './confirmation.mail.js';

const MAILS_AGAIN = { limit: 3, windowSeconds: 3600 };

type Recipient = Pick<UserRecord, 'id' | 'email' | 'firstName'>;

/** The mail with which the person who signed a company up confirms their e-mail. */
@Injectable()
export class ConfirmationMails {
  constructor(
    private readonly db: TenantDb,
    private readonly links: LinkService,
    private readonly mailer: Mailer,
    private readonly limiter: Limiter,
  ) {}

  /** Inside `TenantDb.run` only. @throws {AppError} TOO_MANY_ATTEMPTS on `email` */
  async send(user: Recipient): Promise<void> {
    const link = await this.links.issue({ userId: user.id, kind: 'confirmation', createdBy: null }, 'signup');
    const mail = confirmationMail(user, link);
    await this.mailer.send(mail, { languageOf: [user.id], otherwise: RequestContext.language() });
  }

  /** Sends the mail again a few times an hour at most; beyond that the last mail stays valid. */
  async sendAgain(companyId: string, user: Recipient): Promise<void> {
    if (!(await this.limiter.allows(`confirmation mail ${companyId} ${user.id}`, MAILS_AGAIN))) return;
    await isWithin(this.db.run(companyId, () => this.send(user)));
  }
}
