import { ENV, HandlesJob, Sealer, TenantDb, type Env, type JobContext } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { MAIL_BODY, mailBodySchema, mailDelivery, type WaitingMail } from './mail-delivery.definition.js';
import { OutboxFolder } from './outbox-folder.js';
import { smtpOptions } from './smtp.rules.js';

/** Sends requested mail by SMTP or, without a mail server, stores it in the local outbox. */
@Injectable()
export class MailDelivery {
  private readonly transport: Transporter | null;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly outbox: OutboxFolder,
    private readonly db: TenantDb,
    private readonly sealer: Sealer,
  ) {
    this.transport = env.smtpUrl ? createTransport(smtpOptions(env.smtpUrl)) : null;
  }

  @HandlesJob(mailDelivery)
  async deliver({ to, subject, sealed }: WaitingMail, { companyId, jobId }: JobContext): Promise<void> {
    const body = await this.db.run(companyId, () => Promise.resolve(this.sealer.open(MAIL_BODY, sealed)));
    const { attachments, replyTo, ...bodies } = mailBodySchema.parse(JSON.parse(body));
    const mail = { to, subject, ...bodies, ...(replyTo && { replyTo }) };
    if (!this.transport) return this.outbox.put(jobId, { ...mail, attachments });
    // The same id at a second attempt lets mail servers drop the duplicate.
    await this.transport.sendMail({
      from: this.env.mailFrom,
      messageId: `<${jobId}@atrium>`,
      ...mail,
      attachments: attachments.map(attached),
    });
  }
}

const attached = ({ name, type, base64 }: { name: string; type: string; base64: string }) => ({
  filename: name,
  contentType: type,
  content: base64,
  encoding: 'base64',
});
