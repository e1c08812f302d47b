import {
  FORM_SUBMISSION,
  type FormSubmission,
  type SubmissionState,
  type Suspicion,
} from '@atrium/contracts';
import { type RecordRules, type RecordSteps, tenantList } from '@atrium/records';
import { seenByOwners } from '../owned/owned-sight.rules.js';
import type { OwnedRow } from '../owned/owned.types.js';
import { FormSubmissionEntity } from './form-submission.entity.js';

export interface FormSubmissionRow extends OwnedRow {
  formId: string;
  formName: string;
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  services: string[];
  budget: number | null;
  message: string | null;
  state: SubmissionState;
  reasons: Suspicion[];
  page: string | null;
  referrer: string | null;
  campaign: Record<string, string>;
  consentVersion: number | null;
  consentText: string | null;
  network: string | null;
  userAgent: string | null;
  leadId: string | null;
  leadName: string | null;
  clientId: string | null;
  clientName: string | null;
  known: boolean;
  createdAt: Date;
}

export type FormSubmissionSteps = RecordSteps<FormSubmissionRow, FormSubmissionEntity, FormSubmission>;

const refOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

export const FORM_SUBMISSIONS: RecordRules<FormSubmissionRow, FormSubmissionEntity, FormSubmission> = {
  record: FORM_SUBMISSION,
  table: {
    record: FORM_SUBMISSION,
    entity: FormSubmissionEntity,
    // The form shows how many wait.
    invalidates: [{ tags: ['Capture_form', 'Enquiry'], audience: { check: FORM_SUBMISSION.check('read') } }],
  },
  list: tenantList<FormSubmissionRow>()({
    list: FORM_SUBMISSION.list,
    from: `form_submission s join capture_form f on f.company_id = s.company_id and f.id = s.form_id
      left join lead l on l.company_id = s.company_id and l.id = s.lead_id
      left join client c on c.company_id = s.company_id and c.id = s.client_id
      left join capture_consent_text t
        on t.company_id = s.company_id and t.form_id = s.form_id and t.version = s.consent_version`,
    alias: 's',
    columns: `s.id, s.version, coalesce(l.owner_id, c.owner_id) as "ownerId", s.form_id as "formId",
      f.name as "formName", s.name, s.company, s.email, s.phone, s.city, s.services, s.budget, s.message, s.state,
      s.reasons, s.page, s.referrer, s.campaign, s.consent_version as "consentVersion", t.text as "consentText",
      s.network, s.user_agent as "userAgent", s.lead_id as "leadId",
      l.name as "leadName", s.client_id as "clientId", c.name as "clientName", s.known, s.created_at as "createdAt"`,
    sorts: { createdAt: 's.created_at' },
    filters: { state: 's.state' },
    unless: { state: { sql: `s.state <> 'discarded'`, values: [] } },
    text: {
      kind: FORM_SUBMISSION.kind,
      content: `lower(s.name || ' ' || coalesce(s.company, '') || ' ' || coalesce(s.email, ''))`,
    },
  }),
  // For those who see the lead or client that it became; in quarantine for managers alone.
  seenBy: seenByOwners({ resource: 'leads', column: 'coalesce(l.owner_id, c.owner_id)' }),
  title: ({ name, formName }) => `${name}, ${formName}`,
  shows: ({ formId, formName, leadId, leadName, clientId, clientName, createdAt, ...row }) => ({
    form: { id: formId, name: formName },
    lead: refOf(leadId, leadName),
    client: refOf(clientId, clientName),
    createdAt: createdAt.toISOString(),
    name: row.name,
    company: row.company,
    city: row.city,
    email: row.email,
    phone: row.phone,
    services: row.services,
    budget: row.budget,
    message: row.message,
    state: row.state,
    reasons: row.reasons,
    page: row.page,
    referrer: row.referrer,
    campaign: row.campaign,
    consent: row.consentText,
    known: row.known,
  }),
};
