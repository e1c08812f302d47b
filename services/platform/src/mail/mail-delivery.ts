import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { ENV, type Env } from '../env/env.js';
import { HandlesJob } from '../jobs/handles-job.decorator.js';
import type { JobContext } from '../jobs/job-context.js';
import { mailDelivery, type RenderedMail } from './mail-delivery.definition.js';
import { OutboxFolder } from './outbox-folder.js';

const WITHIN_MS = 10_000;

/** Sends requested mail by SMTP or, without it, puts it into the local outbox. */
@Injectable()
export class MailDelivery {
  private readonly transport: Transporter | null;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly outbox: OutboxFolder,
  ) {
    const limits = { connectionTimeout: WITHIN_MS, greetingTimeout: WITHIN_MS, socketTimeout: WITHIN_MS };
    this.transport = env.smtpUrl ? createTransport({ url: env.smtpUrl, ...limits }) : null;
  }

  @HandlesJob(mailDelivery)
  async deliver(mail: RenderedMail, { jobId }: JobContext): Promise<void> {
    if (!this.transport) return this.outbox.put(jobId, mail);
    // The same id on a second attempt lets mail servers drop the copy.
    await this.transport.sendMail({ from: this.env.mailFrom, messageId: `<${jobId}@atrium>`, ...mail });
  }
}
