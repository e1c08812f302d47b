import { can, CAPTURE_FORM, type CaptureForm } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { CaptureFormEntity } from './capture-form.entity.js';

export interface CaptureFormRow extends RowOf<typeof CaptureFormEntity> {
  companyId: string;
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
    table: CaptureFormEntity,
    alias: 'f',
    columns: `${CaptureFormEntity.select('f')}, f.company_id as "companyId", f.created_at as "createdAt",
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
  shows: (row): OwnAnswer<CaptureForm> => ({
    name: row.name,
    intro: row.intro,
    sites: row.sites,
    shownFields: row.shownFields,
    requiredFields: row.requiredFields,
    source: row.source,
    campaign: row.campaign,
    consentText: row.consentText,
    consentChannels: row.consentChannels,
    consentRequired: row.consentRequired,
    thanks: row.thanks,
    redirectUrl: row.redirectUrl,
    confirmsEmail: row.confirmsEmail,
    active: row.active,
    key: `${row.companyId}.${row.key}`,
    consentVersion: row.consentVersion,
    received: row.received,
    waiting: row.waiting,
    createdAt: row.createdAt.toISOString(),
    status: statusOf(row),
  }),
  audited: ({ consentVersion }) => ({ consentVersion }),
};
