import { Clock, Jobs, Sealer } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ReaderLanguages, type MailReader } from '../words/reader-languages.js';
import { HELD_MS, heldMail, MAIL_BODY, mailDelivery } from './mail-delivery.definition.js';
import { MailDoor, type Passage } from './mail-door.js';
import type { MailKind } from './mail-kind.js';
import { renderMail, type Mail } from './mail.template.js';

/** A mail that was counted before it was written. */
export class MailPass {
  constructor(
    readonly to: string,
    readonly passage: Passage,
  ) {}
}

interface Sending {
  /** Who sends it; left out: whoever sends the current request. */
  by?: string;
  pass?: MailPass;
}

/** The one door through which mail leaves. */
@Injectable()
export class Mailer {
  constructor(
    private readonly jobs: Jobs,
    private readonly sealer: Sealer,
    private readonly languages: ReaderLanguages,
    private readonly door: MailDoor,
    private readonly clock: Clock,
  ) {}

  /** Counts a mail before anything is written for it. Inside `TenantDb.run` only. @throws {AppError} as `send` */
  async count(kind: MailKind, to: string, by?: string): Promise<MailPass> {
    return new MailPass(to, await this.door.pass(kind, to, by));
  }

  /**
   * Inside `TenantDb.run` only.
   * @throws {AppError} TOO_MANY_ATTEMPTS for a kind that is refused beyond its limit
   */
  async send(mail: Mail, reader: MailReader, { by, pass }: Sending = {}): Promise<void> {
    const { to, replyTo } = mail;
    const passage = pass?.to === to ? pass.passage : await this.door.pass(mail.kind, to, by);
    if (passage === 'omit') return;
    const { subject, ...bodies } = renderMail(mail, await this.languages.choose(reader));
    const attachments = (mail.attachments ?? []).map(({ name, type, bytes }) => ({
      name,
      type,
      base64: bytes.toString('base64'),
    }));
    const sealed = this.sealer.seal(MAIL_BODY, JSON.stringify({ ...bodies, replyTo, attachments }));
    const waiting = { to, subject, sealed };
    if (passage === 'send') await this.jobs.enqueue(mailDelivery, waiting);
    else {
      const runAt = new Date(this.clock.now().getTime() + HELD_MS);
      await this.jobs.enqueue(heldMail, { ...waiting, key: mail.kind.key }, { runAt });
    }
  }
}
