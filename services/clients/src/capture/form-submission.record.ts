import { FORM_SUBMISSION, type FormSubmission } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { seenByOwners } from '../owned/owned-sight.rules.js';
import { FormSubmissionEntity } from './form-submission.entity.js';

const UNREAD = ['submissionId', 'confirmHash', 'decidedAt'] as const;

export interface FormSubmissionRow extends RowOf<typeof FormSubmissionEntity, typeof UNREAD> {
  ownerId: string | null;
  formName: string;
  consentText: string | null;
  leadName: string | null;
  clientName: string | null;
  createdAt: Date;
}

export type FormSubmissionSteps = RecordSteps<FormSubmissionRow, FormSubmissionEntity, FormSubmission>;

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
    columns: `${FormSubmissionEntity.select('s', { without: UNREAD })},
      coalesce(l.owner_id, c.owner_id) as "ownerId", f.name as "formName", t.text as "consentText",
      l.name as "leadName", c.name as "clientName", s.created_at as "createdAt"`,
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
  shows: (row): OwnAnswer<FormSubmission> => ({
    form: { id: row.formId, name: row.formName },
    lead: reference(row.leadId, row.leadName),
    client: reference(row.clientId, row.clientName),
    createdAt: row.createdAt.toISOString(),
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
