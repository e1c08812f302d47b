import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { ENV, type Env } from '../env/env.js';
import type { EventOrigin, EventPayload } from '../events/domain-event.js';
import { OnDomainEvent } from '../events/on-domain-event.decorator.js';
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

  @OnDomainEvent('mail.requested', 1)
  async deliver(mail: EventPayload<'mail.requested'>, { eventId }: EventOrigin): Promise<void> {
    if (!this.transport) return this.outbox.put(eventId, mail);
    // The same id on a second attempt lets mail servers drop the copy.
    await this.transport.sendMail({ from: this.env.mailFrom, messageId: `<${eventId}@atrium>`, ...mail });
  }
}
