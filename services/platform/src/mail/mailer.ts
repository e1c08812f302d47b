import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../events/domain-events.js';
import { renderMail, type Mail } from './mail.template.js';

/** Sends mail after the surrounding transaction has committed. */
@Injectable()
export class Mailer {
  constructor(private readonly events: DomainEvents) {}

  /** Inside `TenantDb.run` only. */
  async send(mail: Mail): Promise<void> {
    const { to, subject } = mail;
    await this.events.publish('mail.requested', 1, { to, subject, ...renderMail(mail) });
  }
}
