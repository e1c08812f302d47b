import { offeredChoices, type PublicForm, type SubmitForm, type SubmittedForm } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, parseLinkToken, SignedTexts, TenantDb, Turns } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { leadRulesTurn } from '../lead-rule/lead-rule.rules.js';
import type { CaptureFormRow } from './capture-form.record.js';
import { FormDoor } from './form-door.service.js';
import { FormIntake, type Sender } from './form-intake.service.js';
import { parseFormKey } from './form-key.rules.js';

const SHOWN = 'form shown';
/** The public side of web forms: nobody is signed in, and nothing that was sent is lost without a word. */
@Injectable()
export class PublicForms {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly turns: Turns,
    private readonly texts: SignedTexts,
    private readonly door: FormDoor,
    private readonly intake: FormIntake,
    private readonly choices: LeadChoices,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @throws {AppError} NOT_FOUND also of a form that is switched off */
  read(key: string): Promise<PublicForm> {
    return this.door.open(key, async (form) => {
      const { name: company } = await this.directory.getCompany(form.companyId);
      return {
        company,
        name: form.name,
        intro: form.intro,
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
    return this.door
      .open(key, (form) => Promise.resolve(form.sites))
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
        throw error;
      });
  }

  /**
   * The same submission again changes nothing.
   * @throws {AppError} NOT_FOUND, VALIDATION_FAILED beside the fields, TOO_MANY_ATTEMPTS
   */
  submit(key: string, sent: SubmitForm, sender: Sender): Promise<SubmittedForm> {
    // One after the other, so that those who wait for the rules of new leads hold no connection.
    const turn = leadRulesTurn(parseFormKey(key)?.companyId ?? key);
    const take = () =>
      this.door.open(key, async (form) => {
        const answer = { thanks: form.thanks, redirectUrl: form.redirectUrl, confirms: form.confirmsEmail };
        const shownAt = this.shownAt(form, sent.shown);
        await this.intake.take(form, sent, { ...sender, shownAt });
        return answer;
      });
    return this.db.isRunning() ? take() : this.turns.take(turn, take);
  }

  /** The sender opened the link. Asked again, it changes nothing. @throws {AppError} LINK_INVALID */
  confirm(text: string): Promise<SubmittedForm> {
    const token = parseLinkToken(text);
    if (!token) throw new AppError('LINK_INVALID');
    const { companyId, hash } = token;
    return this.turns.take(leadRulesTurn(companyId), () =>
      this.db.run(companyId, () => this.intake.confirm(hash)),
    );
  }

  private shownAt({ id }: CaptureFormRow, token: string): number | null {
    const [formId, at] = this.texts.read(SHOWN, token)?.split(' ') ?? [];
    return formId === id ? Number(at) : null;
  }
}
