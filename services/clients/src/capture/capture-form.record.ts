import { can, CAPTURE_FORM, type CaptureForm } from '@atrium/contracts';
import { type RecordRules, type RowOf, statusFilter, tenantList } from '@atrium/records';
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
