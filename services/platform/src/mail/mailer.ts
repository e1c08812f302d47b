import { Injectable } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { Sealer } from '../secrets/sealer.js';
import { MAIL_BODY, mailDelivery } from './mail-delivery.definition.js';
import { renderMail, type Mail } from './mail.template.js';

/** Sends mail after the surrounding transaction has committed. */
@Injectable()
export class Mailer {
  constructor(
    private readonly jobs: Jobs,
    private readonly sealer: Sealer,
  ) {}

  /** Inside `TenantDb.run` only. */
  async send(mail: Mail): Promise<void> {
    const { to, subject } = mail;
    const sealed = this.sealer.seal(MAIL_BODY, JSON.stringify(renderMail(mail)));
    await this.jobs.enqueue(mailDelivery, { to, subject, sealed });
  }
}
