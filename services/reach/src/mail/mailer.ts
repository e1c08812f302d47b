import { Jobs, Sealer } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ReaderLanguages, type MailReader } from '../words/reader-languages.js';
import { MAIL_BODY, mailDelivery } from './mail-delivery.definition.js';
import { renderMail, type Mail } from './mail.template.js';

/** Sends mail after the surrounding transaction has committed. */
@Injectable()
export class Mailer {
  constructor(
    private readonly jobs: Jobs,
    private readonly sealer: Sealer,
    private readonly languages: ReaderLanguages,
  ) {}

  /** Inside `TenantDb.run` only. */
  async send(mail: Mail, reader: MailReader): Promise<void> {
    const { subject, ...bodies } = renderMail(mail, await this.languages.choose(reader));
    const attachments = (mail.attachments ?? []).map(({ name, type, bytes }) => ({
      ...{ name, type, base64: bytes.toString('base64') },
    }));
    const sealed = this.sealer.seal(MAIL_BODY, JSON.stringify({ ...bodies, attachments }));
    await this.jobs.enqueue(mailDelivery, { to: mail.to, subject, sealed });
  }
}
