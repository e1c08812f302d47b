import { Injectable } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { mailDelivery } from './mail-delivery.definition.js';
import { renderMail, type Mail } from './mail.template.js';

/** Sends mail after the surrounding transaction has committed. */
@Injectable()
export class Mailer {
  constructor(private readonly jobs: Jobs) {}

  /** Inside `TenantDb.run` only. */
  async send(mail: Mail): Promise<void> {
    const { to, subject } = mail;
    await this.jobs.enqueue(mailDelivery, { to, subject, ...renderMail(mail) });
  }
}
