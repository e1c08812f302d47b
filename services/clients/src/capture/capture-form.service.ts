import {
  CAPTURE_FORM,
  FORM_FIELDS,
  type CaptureForm,
  type CreateCaptureForm,
  type UpdateCaptureForm,
} from '@atrium/contracts';
import { AppError, refusedField, Secrets, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { isManager } from '../owned/owned-sight.rules.js';
import type { CaptureFormEntity } from './capture-form.entity.js';
import { CAPTURE_FORMS, type CaptureFormRow } from './capture-form.record.js';
import { CaptureRepository } from './capture.repository.js';

const KEY_LENGTH = 22;

type Checked = Pick<
  CaptureFormRow,
  'shownFields' | 'requiredFields' | 'confirmsEmail' | 'consentText' | 'consentChannels'
>;

/** The forms through which enquiries come; managers keep them. */
@Injectable()
export class CaptureFormService {
  readonly steps: RecordSteps<CaptureFormRow, CaptureFormEntity, CaptureForm>;

  constructor(
    records: Records,
    private readonly repository: CaptureRepository,
    private readonly choices: LeadChoices,
    private readonly db: TenantDb,
  ) {
    this.steps = records.of(CAPTURE_FORMS);
  }

  /** @throws {AppError} ACCESS_DENIED, FORM_REACH, FORM_CONFIRM, FORM_CHANNELS beside their fields */
  create(user: SignedInUser, given: CreateCaptureForm): Promise<CaptureForm> {
    if (!isManager(user, 'leads')) throw new AppError('ACCESS_DENIED');
    const values = tidied(given);
    refuseUnusable(values);
    const consentVersion = values.consentText ? 1 : 0;
    const key = Secrets.randomToken().slice(0, KEY_LENGTH);
    const after = (row: CaptureFormRow) => this.keepText(row);
    return this.db.run(user.companyId, async () => {
      await this.choices.check(values);
      return this.steps.create(user, { ...values, key, consentVersion }, { after });
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, FORM_ARCHIVED, ACCESS_DENIED, and as `create` */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateCaptureForm): Promise<CaptureForm> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async (row) => {
        await this.choices.check(given, row);
        const values = tidied({ ...row, ...given });
        refuseUnusable(values);
        const isNew = values.consentText !== null && values.consentText !== row.consentText;
        const { shownFields, requiredFields, sites } = values;
        const changed = { ...given, shownFields, requiredFields, sites };
        return isNew ? { ...changed, consentVersion: row.consentVersion + 1 } : changed;
      },
      after: (row, before) =>
        row.consentVersion === before.consentVersion ? Promise.resolve() : this.keepText(row),
    });
  }

  private async keepText({ id, consentVersion, consentText }: CaptureFormRow): Promise<void> {
    if (consentText)
      await this.repository.keepText({ formId: id, version: consentVersion, text: consentText });
  }
}

function tidied<Given extends Checked & { sites: string[] }>(given: Given): Given {
  const shown = new Set([...given.shownFields, 'name']);
  const required = new Set([...given.requiredFields, 'name']);
  const shownFields = FORM_FIELDS.filter((field) => shown.has(field));
  return {
    ...given,
    shownFields,
    requiredFields: shownFields.filter((field) => required.has(field)),
    sites: [...new Set(given.sites.map((site) => new URL(site).origin))],
  };
}

/** @throws {AppError} FORM_REACH, FORM_CONFIRM, FORM_CHANNELS beside their fields */
function refuseUnusable({ shownFields, requiredFields, confirmsEmail, ...consent }: Checked): void {
  const { FORM_REACH, FORM_CONFIRM, FORM_CHANNELS } = CAPTURE_FORM.errors;
  if (!shownFields.includes('email') && !shownFields.includes('phone'))
    throw refusedField('shownFields', FORM_REACH);
  if (confirmsEmail && !requiredFields.includes('email')) throw refusedField('confirmsEmail', FORM_CONFIRM);
  if (consent.consentText && consent.consentChannels.length === 0)
    throw refusedField('consentChannels', FORM_CHANNELS);
}
