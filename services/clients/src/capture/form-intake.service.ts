import type { CaptureForm, FormSubmission, SubmitForm, SubmittedForm } from '@atrium/contracts';
import {
  AppError,
  Clock,
  createLinkToken,
  Limiter,
  networkOf,
  suspicionsOf,
  TenantDb,
} from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { Arrivals } from './arrivals.service.js';
import type { CaptureFormEntity } from './capture-form.entity.js';
import { CAPTURE_FORMS, type CaptureFormRow } from './capture-form.record.js';
import { CaptureRepository } from './capture.repository.js';
import { FormMails } from './form-mails.service.js';
import type { FormSubmissionEntity } from './form-submission.entity.js';
import { FORM_SUBMISSIONS, type FormSubmissionRow } from './form-submission.record.js';
import { readSubmitted } from './submitted-values.rules.js';
import { withoutConfirmed } from './suspicion.rules.js';

/** Beyond this, enquiries of one address wait in quarantine. */
const USUAL = { limit: 10, windowSeconds: 3_600 };
/** Beyond this they are refused, so that one machine cannot fill the quarantine. */
const MOST = { limit: 60, windowSeconds: 3_600 };
/** A quarantine that is full takes no more; enquiries that look right still pass. */
const MOST_WAITING = 1_000;

export interface Sender {
  ip: string;
  userAgent: string | null;
}

/** Takes what was sent with a form, or keeps it in quarantine. Inside `TenantDb.run` only. */
@Injectable()
export class FormIntake {
  private readonly forms: RecordSteps<CaptureFormRow, CaptureFormEntity, CaptureForm>;
  private readonly submissions: RecordSteps<FormSubmissionRow, FormSubmissionEntity, FormSubmission>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly repository: CaptureRepository,
    private readonly arrivals: Arrivals,
    private readonly choices: LeadChoices,
    private readonly mails: FormMails,
  ) {
    this.forms = records.of(CAPTURE_FORMS);
    this.submissions = records.of(FORM_SUBMISSIONS);
  }

  /**
   * The same submission again changes nothing.
   * @param sender with the moment when the form was shown to them; null: it is not known
   * @throws {AppError} VALIDATION_FAILED beside the fields, TOO_MANY_ATTEMPTS
   */
  async take(
    form: CaptureFormRow,
    sent: SubmitForm,
    sender: Sender & { shownAt: number | null },
  ): Promise<void> {
    const network = networkOf(sender.ip);
    if (await this.repository.submission(form.id, sent.submissionId)) return;
    const read = readSubmitted(form, sent);
    if ('fields' in read) throw new AppError('VALIDATION_FAILED', { fields: read.fields });
    await this.choices.check({ services: read.values.services });
    await this.limiter.hit(`form most ${form.companyId} ${network}`, MOST, this.db.current());
    const link = form.confirmsEmail ? createLinkToken(form.companyId) : null;
    const row = await this.insert(form, {
      ...read.values,
      submissionId: sent.submissionId,
      network,
      userAgent: sender.userAgent,
      page: sent.page || null,
      referrer: sent.referrer || null,
      confirmHash: link?.hash ?? null,
      campaign: { ...sent.campaign, ...(form.campaign && { campaign: form.campaign }) },
      consentVersion: form.consentText && sent.consent ? textShown(form, sent) : null,
    });
    if (row) await this.decide({ form, row, sent, shownAt: sender.shownAt, link: link?.token ?? null });
  }

  /** @param hash of the mailed token @throws {AppError} LINK_INVALID */
  async confirm(hash: string): Promise<SubmittedForm> {
    const id = await this.repository.byConfirmation(hash);
    if (!id) throw new AppError('LINK_INVALID');
    const row = await this.submissions.rows.lock(id);
    const form = await this.forms.rows.read(row.formId);
    if (row.state === 'waiting') await this.settle(form, row, withoutConfirmed(row.reasons));
    return { thanks: form.thanks, redirectUrl: form.redirectUrl, confirms: false };
  }

  /** Null where another request with the same submission came first. */
  private async insert(
    form: CaptureFormRow,
    values: Partial<FormSubmissionEntity>,
  ): Promise<FormSubmissionRow | null> {
    const waiting = { state: 'waiting' as const, reasons: [], formId: form.id, createdAt: this.clock.now() };
    const [id] = await this.submissions.table.insertFree([{ ...values, ...waiting }], null);
    return id === undefined ? null : this.submissions.rows.read(id);
  }

  private async decide({ form, row, sent, shownAt, link }: Deciding): Promise<void> {
    const at = this.clock.now().getTime();
    const reasons = suspicionsOf({
      website: sent.website,
      shownAt,
      at,
      many: await this.isMany(form, row),
      unconfirmed: link !== null,
    });
    await this.settle(form, row, reasons);
    if (link && row.email && withoutConfirmed(reasons).length === 0)
      await this.mails.askToConfirm(form, row.email, link);
  }

  /** Takes it, or keeps it in quarantine. @throws {AppError} TOO_MANY_ATTEMPTS when the quarantine is full */
  private async settle(
    form: CaptureFormRow,
    row: FormSubmissionRow,
    reasons: FormSubmissionRow['reasons'],
  ): Promise<void> {
    if (reasons.length === 0) {
      const arrived = await this.arrivals.take(row, form);
      const accepted = { ...arrived, state: 'accepted', reasons, decidedAt: this.clock.now() } as const;
      await this.submissions.table.change(row, { ...accepted, reasons: [] }, null);
      return;
    }
    if ((await this.repository.waiting(form.id, MOST_WAITING + 1)) > MOST_WAITING)
      throw new AppError('TOO_MANY_ATTEMPTS', {
        message: 'This form gets too many enquiries now. Try again later, or call us.',
        retryAfterSeconds: USUAL.windowSeconds,
      });
    await this.submissions.table.change(row, { reasons }, null);
    await this.arrivals.wait(form);
  }

  private async isMany({ companyId }: CaptureFormRow, { network }: FormSubmissionRow): Promise<boolean> {
    return !(await this.limiter.allows(`form ${companyId} ${network ?? ''}`, USUAL, this.db.current()));
  }
}

/** The version of the consent's text: a page that was open while it changed agreed to the one before. */
function textShown(form: CaptureFormRow, { consentVersion }: SubmitForm): number {
  const isKnown = consentVersion > 0 && consentVersion <= form.consentVersion;
  return isKnown ? consentVersion : form.consentVersion;
}

interface Deciding {
  form: CaptureFormRow;
  row: FormSubmissionRow;
  sent: SubmitForm;
  shownAt: number | null;
  /** For the mail that asks to confirm the email. */
  link: string | null;
}
