import {
  APPLICATION_MAIL_ERRORS,
  type BulkReport,
  type CheckApplicationMail,
  type CheckedApplicationMail,
  type Refusal,
  type SendApplicationMails,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Audit, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { OwnLinks } from '../careers/own-links.service.js';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import type { ApplicationRow } from '../hiring/application.record.js';
import { writtenMail } from './applicant-mail.mail.js';
import { ApplicantMails } from './applicant-mail.repository.js';
import { filledFor, refuseMail, writtenOf } from './applicant-mail.rules.js';

const { APPLICANT_MAILED, APPLICANT_MAILED_OTHERWISE, APPLICANT_NO_EMAIL } = APPLICATION_MAIL_ERRORS;
const wordsOf = (refusal: Refusal): string => new AppError(refusal).message;

/** Writes to applicants, each of whom gets it once. */
@Injectable()
export class ApplicantMailing {
  constructor(
    private readonly applications: ApplicationRecords,
    private readonly db: TenantDb,
    private readonly mails: ApplicantMails,
    private readonly mailer: Mailer,
    private readonly links: OwnLinks,
    private readonly directory: UserDirectoryService,
    private readonly audit: Audit,
  ) {}

  /** Who would get it. @throws {AppError} VALIDATION_FAILED when none is chosen */
  async check(user: SignedInUser, order: CheckApplicationMail): Promise<CheckedApplicationMail> {
    const { rows, more } = await this.applications.steps.bulk.rowsOf(user, { ...order, ...MAILING });
    const met = new Set<string>();
    const reached: ApplicationRow[] = [];
    const left: CheckedApplicationMail['left'] = [];
    for (const row of rows) {
      const refusal = refuseMail(row) ?? (met.has(row.candidateId) ? APPLICANT_MAILED : null);
      if (refusal) left.push({ id: row.id, name: row.candidateName, reason: wordsOf(refusal) });
      else reached.push(row);
      if (!refusal) met.add(row.candidateId);
    }
    const [first] = reached;
    const company = await this.db.run(user.companyId, () => this.directory.getCompany(user.companyId));
    return { reached: reached.length, left, first: first ? filledFor(first, company.name) : null, more };
  }

  /** Of each in the report: whether it is on its way, or why not. @throws as `check` */
  send(user: SignedInUser, { ids, matching, ...sent }: SendApplicationMails): Promise<BulkReport> {
    const order = { ids, matching, ...MAILING };
    return this.applications.steps.bulk.run(user, order, ({ id }) => this.sendOne(user, id, sent));
  }

  /** @throws {AppError} NOT_FOUND, APPLICANT_*, TOO_MANY_ATTEMPTS */
  private sendOne(user: SignedInUser, id: string, { key, subject, text }: Sent): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const { steps } = this.applications;
      const row = await steps.lock(user, id);
      const { candidateId, email } = row;
      const refusal = refuseMail(row);
      if (refusal || email === null) throw new AppError(refusal ?? APPLICANT_NO_EMAIL);
      const written = writtenOf({ subject, text });
      if (!(await this.mails.add({ key, candidateId, applicationId: id, byId: user.id, written }))) {
        const got = await this.mails.find(key, candidateId);
        if (got?.applicationId !== id) throw new AppError(APPLICANT_MAILED);
        if (!got.written.equals(written)) throw new AppError(APPLICANT_MAILED_OTHERWISE);
        this.audit.skip('application.mail');
        return;
      }
      const { companyId } = user;
      const { code, name: company } = await this.directory.getCompany(companyId);
      const url = this.links.urlOf('application', { companyId, code, id });
      const mail = writtenMail(email, { subject, text, filled: filledFor(row, company), url });
      // Their language is not known: that of whoever writes to them is the best guess.
      await this.mailer.send(mail, { languageOf: [user.id], otherwise: RequestContext.language() });
      // As it was written: what is filled in for a person does not outlive them.
      const also = { before: {}, after: { mail: subject } };
      await steps.record({ step: 'mail', by: user, id, before: row, also });
    });
  }
}

const MAILING = { step: 'mail', values: null } as const;
type Sent = Pick<SendApplicationMails, 'key' | 'subject' | 'text'>;
