import { dayIn } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { ENV, TenantDb, type Env } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import { closesOn, closingMail, testedMail } from './applicant-test.mail.js';

interface Invited {
  application: { openingName: string };
  assessment: { name: string };
  /** Stored nowhere. */
  token: string;
  until: string;
  closing: Closing;
}

interface Closing {
  at: Date | null;
  /** The company's. */
  zone: string;
}

interface NewClosing extends Closing {
  name: string;
  openingName: string;
  /** Null for who has started. */
  startUntil: Date | null;
}

/** Brings applicants the links to their assessments. Inside `TenantDb.run` only. */
@Injectable()
export class ApplicantTestMails {
  constructor(
    private readonly db: TenantDb,
    private readonly directory: UserDirectoryService,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  async send(to: string, { application, assessment, token, until, closing }: Invited): Promise<void> {
    const { code, name: company } = await this.directory.getCompany(this.db.currentCompanyId());
    const mail = testedMail(to, {
      company,
      title: application.openingName,
      assessment: assessment.name,
      // Behind the #, which no proxy keeps in its log.
      url: `${this.env.publicUrl}/${code}/careers/test#link=${token}`,
      until,
      closes: saidOf(closing),
    });
    await this.mailer.send(mail, { languageOf: [] });
  }

  async sendClosing(to: string, { name, openingName, startUntil, ...closing }: NewClosing): Promise<void> {
    const { name: company } = await this.directory.getCompany(this.db.currentCompanyId());
    const until = startUntil && dayIn(startUntil, closing.zone);
    const mail = closingMail(to, {
      company,
      title: openingName,
      assessment: name,
      until,
      closes: saidOf(closing),
    });
    await this.mailer.send(mail, { languageOf: [] });
  }
}

const saidOf = ({ at, zone }: Closing) => (at === null ? null : closesOn(at, zone));
