import { offeredChoices, type PublicForm, type SubmitForm, type SubmittedForm } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import {
  AppError,
  Clock,
  createLinkToken,
  ENV,
  Limiter,
  networkOf,
  notFound,
  parseLinkToken,
  RemoteSwitches,
  SignedTexts,
  TenantDb,
  Turns,
  type Env,
} from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Records, type RecordSteps } from '@atrium/records';
import { Inject, Injectable } from '@nestjs/common';
import type { CaptureForm, FormSubmission } from '@atrium/contracts';
import { leadRulesTurn } from '../lead-rule/lead-rule.rules.js';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { Arrivals } from './arrivals.service.js';
import type { CaptureFormEntity } from './capture-form.entity.js';
import { CAPTURE_FORMS, type CaptureFormRow } from './capture-form.record.js';
import { confirmMail } from './capture.mail.js';
import { CaptureRepository } from './capture.repository.js';
import type { FormSubmissionEntity } from './form-submission.entity.js';
import { FORM_SUBMISSIONS, type FormSubmissionRow } from './form-submission.record.js';
import { parseFormKey } from './form-key.rules.js';
import { readSubmitted } from './submitted-values.rules.js';
import { suspicionsOf, withoutConfirmed } from './suspicion.rules.js';

const SHOWN = 'form shown';
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

/** The public side of web forms: nobody is signed in, and nothing that was sent is lost without a word. */
@Injectable()
export class PublicForms {
  private readonly forms: RecordSteps<CaptureFormRow, CaptureFormEntity, CaptureForm>;
  private readonly submissions: RecordSteps<FormSubmissionRow, FormSubmissionEntity, FormSubmission>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly turns: Turns,
    private readonly texts: SignedTexts,
    private readonly switches: RemoteSwitches,
    private readonly directory: UserDirectoryService,
    private readonly repository: CaptureRepository,
    private readonly arrivals: Arrivals,
    private readonly choices: LeadChoices,
    private readonly mailer: Mailer,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {
    this.forms = records.of(CAPTURE_FORMS);
    this.submissions = records.of(FORM_SUBMISSIONS);
  }

  /** @throws {AppError} NOT_FOUND also of a form that is switched off */
  read(key: string): Promise<PublicForm> {
    return this.open(key, async (form) => {
      const { name: company } = await this.directory.getCompany(form.companyId);
      return {
        ...{ company, name: form.name, intro: form.intro },
        fields: form.shownFields.map((field) => ({
          key: field,
          required: form.requiredFields.includes(field),
        })),
        services: form.shownFields.includes('services')
          ? offeredChoices(await this.choices.setup(), 'services')
          : [],
        consent: form.consentText
          ? { text: form.consentText, version: form.consentVersion, required: form.consentRequired }
          : null,
        shown: this.texts.sign(SHOWN, `${form.id} ${String(this.clock.now().getTime())}`),
      };
    });
  }

  /** The sites that may show a form; null for none. */
  async sitesOf(key: string): Promise<readonly string[] | null> {
    return this.open(key, (form) => Promise.resolve(form.sites)).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
  }

  /**
   * The same submission again changes nothing.
   * @throws {AppError} NOT_FOUND, VALIDATION_FAILED beside the fields, TOO_MANY_ATTEMPTS
   */
  submit(key: string, sent: SubmitForm, sender: Sender): Promise<SubmittedForm> {
    const network = networkOf(sender.ip);
    // One after the other, so that those who wait for the rules of new leads hold no connection.
    const turn = leadRulesTurn(parseFormKey(key)?.companyId ?? key);
    const take = () =>
      this.open(key, async (form) => {
        const answer = { thanks: form.thanks, redirectUrl: form.redirectUrl, confirms: form.confirmsEmail };
        if (await this.repository.submission(form.id, sent.submissionId)) return answer;
        const read = readSubmitted(form, sent);
        if ('fields' in read) throw new AppError('VALIDATION_FAILED', { fields: read.fields });
        await this.choices.check({ services: read.values.services });
        await this.limiter.hit(`form most ${form.companyId} ${network}`, MOST, this.db.current());
        const link = form.confirmsEmail ? createLinkToken(form.companyId) : null;
        const row = await this.insert(form, {
          ...read.values,
          ...{ submissionId: sent.submissionId, network, userAgent: sender.userAgent },
          ...{ page: sent.page || null, referrer: sent.referrer || null, confirmHash: link?.hash ?? null },
          campaign: { ...sent.campaign, ...(form.campaign && { campaign: form.campaign }) },
          consentVersion: form.consentText && sent.consent ? textShown(form, sent) : null,
        });
        if (row) await this.decide({ form, row, sent, link: link?.token ?? null });
        return answer;
      });
    return this.db.isRunning() ? take() : this.turns.take(turn, take);
  }

  /** The sender opened the link. Asked again, it changes nothing. @throws {AppError} LINK_INVALID */
  confirm(text: string): Promise<SubmittedForm> {
    const token = parseLinkToken(text);
    if (!token) throw new AppError('LINK_INVALID');
    const work = async () => {
      const id = await this.repository.byConfirmation(token.hash);
      if (!id) throw new AppError('LINK_INVALID');
      const row = await this.submissions.rows.lock(id);
      const form = await this.forms.rows.read(row.formId);
      if (row.state === 'waiting') await this.settle(form, row, withoutConfirmed(row.reasons));
      return { thanks: form.thanks, redirectUrl: form.redirectUrl, confirms: false };
    };
    return this.turns.take(leadRulesTurn(token.companyId), () => this.db.run(token.companyId, work));
  }

  private async open<Answer>(key: string, work: (form: CaptureFormRow) => Promise<Answer>): Promise<Answer> {
    const place = parseFormKey(key);
    if (!place || !(await this.switches.isEnabled(place.companyId, 'clients'))) throw notFound();
    return this.db.run(place.companyId, async () => {
      const id = await this.repository.formByKey(place.random);
      if (!id) throw notFound();
      return work(await this.forms.rows.read(id));
    });
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

  private async decide({ form, row, sent, link }: Deciding): Promise<void> {
    const at = this.clock.now().getTime();
    const reasons = suspicionsOf({
      ...{ website: sent.website, shownAt: this.shownAt(form, sent.shown), at },
      ...{ many: await this.isMany(form, row), unconfirmed: link !== null },
    });
    await this.settle(form, row, reasons);
    if (link && row.email && withoutConfirmed(reasons).length === 0)
      await this.askToConfirm(form, row.email, link);
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

  private async askToConfirm(
    { name, companyId }: CaptureFormRow,
    email: string,
    link: string,
  ): Promise<void> {
    const { code, name: company } = await this.directory.getCompany(companyId);
    const url = `${this.env.publicUrl}/${code}/client/form#confirm=${link}`;
    await this.mailer.send(confirmMail(email, { company, form: name, url }), { languageOf: [] });
  }

  private shownAt({ id }: CaptureFormRow, token: string): number | null {
    const [formId, at] = this.texts.read(SHOWN, token)?.split(' ') ?? [];
    return formId === id ? Number(at) : null;
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
  /** For the mail that asks to confirm the email. */
  link: string | null;
}
