import { can, CAPTURE_FORM, type CaptureForm, type ConsentChannel, type FormField } from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { CaptureFormEntity } from './capture-form.entity.js';

export interface CaptureFormRow extends RecordRow {
  archivedAt: Date | null;
  companyId: string;
  key: string;
  name: string;
  intro: string | null;
  sites: string[];
  shownFields: FormField[];
  requiredFields: FormField[];
  source: string;
  campaign: string | null;
  consentText: string | null;
  consentVersion: number;
  consentChannels: ConsentChannel[];
  consentRequired: boolean;
  thanks: string;
  redirectUrl: string | null;
  confirmsEmail: boolean;
  active: boolean;
  received: number;
  waiting: number;
  createdAt: Date;
}

const status = statusFilter('f');

export const CAPTURE_FORMS: RecordRules<CaptureFormRow, CaptureFormEntity, CaptureForm> = {
  record: CAPTURE_FORM,
  table: { record: CAPTURE_FORM, entity: CaptureFormEntity },
  list: tenantList<CaptureFormRow>()({
    list: CAPTURE_FORM.list,
    from: 'capture_form f',
    alias: 'f',
    columns: `f.id, f.version, f.archived_at as "archivedAt", f.company_id as "companyId", f.key, f.name, f.intro, f.sites,
      f.shown_fields as "shownFields", f.required_fields as "requiredFields", f.source, f.campaign,
      f.consent_text as "consentText", f.consent_version as "consentVersion",
      f.consent_channels as "consentChannels", f.consent_required as "consentRequired", f.thanks,
      f.redirect_url as "redirectUrl", f.confirms_email as "confirmsEmail", f.active, f.created_at as "createdAt",
      (select count(*)::int from form_submission s
        where s.company_id = f.company_id and s.form_id = f.id and s.state = 'accepted') as received,
      (select count(*)::int from form_submission s
        where s.company_id = f.company_id and s.form_id = f.id and s.state = 'waiting') as waiting`,
    sorts: { name: 'f.sort_name', createdAt: 'f.created_at' },
    filters: { active: 'f.active', status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: CAPTURE_FORM.kind, content: 'lower(f.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  // Who approves leads is a manager; others read forms, so that they can send the address to somebody.
  refuse: (_step, _row, by) => (can(by, 'clientManagement', 'leads', 'approve') ? null : 'ACCESS_DENIED'),
  shows: ({ companyId, key, consentVersion, received, waiting, createdAt, archivedAt }) => ({
    key: `${companyId}.${key}`,
    consentVersion,
    received,
    waiting,
    createdAt: createdAt.toISOString(),
    status: archivedAt ? 'archived' : 'active',
  }),
  audited: ({ consentVersion }) => ({ consentVersion }),
};
