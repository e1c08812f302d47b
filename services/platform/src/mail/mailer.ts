import type { Language } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { Sealer } from '../secrets/sealer.js';
import { languageSetting } from '../settings/language.setting.js';
import { Settings } from '../settings/settings.js';
import { MAIL_BODY, mailDelivery } from './mail-delivery.definition.js';
import { renderMail, type Mail } from './mail.template.js';

/** In whose language a mail is. */
export interface MailReader {
  /** Users; the first of them who has chosen a language decides. */
  languageOf: string[];
  /** Where nobody has: that of the page on which the person is, if it is theirs. English without it. */
  otherwise?: Language | undefined;
}

/** Sends mail after the surrounding transaction has committed. */
@Injectable()
export class Mailer {
  constructor(
    private readonly jobs: Jobs,
    private readonly sealer: Sealer,
    private readonly settings: Settings,
  ) {}

  /** Inside `TenantDb.run` only. */
  async send(mail: Mail, reader: MailReader): Promise<void> {
    const { subject, ...bodies } = renderMail(mail, await this.choose(reader));
    const sealed = this.sealer.seal(MAIL_BODY, JSON.stringify(bodies));
    await this.jobs.enqueue(mailDelivery, { to: mail.to, subject, sealed });
  }

  private async choose({ languageOf, otherwise = 'en' }: MailReader): Promise<Language> {
    const choices = await this.settings.listOf(languageSetting, languageOf);
    const chosen = languageOf.map((id) => choices.get(id)).find((choice) => choice && choice !== 'browser');
    return chosen && chosen !== 'browser' ? chosen : otherwise;
  }
}
