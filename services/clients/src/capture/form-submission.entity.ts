import type { SubmissionState, Suspicion } from '@atrium/contracts';
import {
  bigint,
  defineTable,
  int,
  json,
  many,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const FormSubmissionEntity = defineTable(
  'form_submission',
  {
    formId: uuid(),
    submissionId: uuid(),
    state: text<SubmissionState>(),
    reasons: otherwise(() => "'{}'", many(text<Suspicion>())),
    name: text(),
    company: orNull(text()),
    email: orNull(text()),
    /** E.164. */
    phone: orNull(text()),
    city: orNull(text()),
    services: otherwise(() => "'{}'", many(text())),
    /** In paise. */
    budget: orNull(bigint()),
    message: orNull(text()),
    page: orNull(text()),
    referrer: orNull(text()),
    campaign: otherwise(() => "'{}'", json<Record<string, string>>()),
    /** Null: not agreed. */
    consentVersion: orNull(int()),
    network: orNull(text()),
    userAgent: orNull(text()),
    confirmHash: orNull(text()),
    leadId: orNull(uuid()),
    clientId: orNull(uuid()),
    known: otherwise(false, yesNo()),
    decidedAt: orNull(moment()),
  },
  { lacks: ['createdBy'] },
);
export type FormSubmissionEntity = EntityOf<typeof FormSubmissionEntity>;
