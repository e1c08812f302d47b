import { UserDirectoryService } from '@atrium/identity';
import { ENV, type Env } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import type { CaptureFormRow } from './capture-form.record.js';
import { confirmMail } from './capture.mail.js';

/** Mails to people who sent a form. Inside `TenantDb.run` only. */
@Injectable()
export class FormMails {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  async askToConfirm({ name, companyId }: CaptureFormRow, email: string, link: string): Promise<void> {
    const { code, name: company } = await this.directory.getCompany(companyId);
    const url = `${this.env.publicUrl}/${code}/client/form#confirm=${link}`;
    await this.mailer.send(confirmMail(email, { company, form: name, url }), { languageOf: [] });
  }
}
