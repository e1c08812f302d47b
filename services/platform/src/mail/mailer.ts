import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../events/domain-events.js';
import { renderMail } from './mail.template.js';

export interface Mail {
  to: string;
  subject: string;
  /** Plain paragraphs, separated by an empty line. */
  text: string;
  /** A link shown as a button below the text; both or neither. */
  actionLabel?: string;
  actionUrl?: string;
}

/** Sends mail after the surrounding transaction has committed. */
@Injectable()
export class Mailer {
  constructor(private readonly events: DomainEvents) {}

  /** Inside `TenantDb.run` only. */
  async send(mail: Mail): Promise<void> {
    const { to, subject } = mail;
    await this.events.publish('mail.requested', { to, subject, ...renderMail(mail) });
  }
}
