import { EMPLOYEE_DOCUMENT, type EmployeeDocument } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  statusFilter,
  tenantList,
} from '@atrium/records';
import { EMPLOYEE_TEXT } from '../employee/employee.record.js';
import { EmployeeDocumentEntity } from './employee-document.entity.js';

const UNREAD = ['reminded', 'createdBy'] as const;

/** A document with the person it is about. */
export interface DocumentRow extends RowOf<typeof EmployeeDocumentEntity, typeof UNREAD> {
  employeeName: string;
  /** Their account. */
  userId: string | null;
}

export type DocumentSteps = RecordSteps<DocumentRow, EmployeeDocumentEntity, EmployeeDocument>;

const status = statusFilter('d');

const LIST = tenantList<DocumentRow>()({
  list: EMPLOYEE_DOCUMENT.list,
  from: 'employee_document d join employee e on e.company_id = d.company_id and e.id = d.employee_id',
  alias: 'd',
  columns: `${EmployeeDocumentEntity.select('d', { without: UNREAD })},
    e.first_name || ' ' || e.last_name as "employeeName", e.user_id as "userId"`,
  sorts: { createdAt: 'd.created_at', expiresOn: 'd.expires_on' },
  filters: { category: 'd.category', expiresOn: 'd.expires_on', state: 'd.state', status: status.filter },
  unless: { status: status.otherwise },
  text: EMPLOYEE_TEXT,
});

export const EMPLOYEE_DOCUMENTS: RecordRules<DocumentRow, EmployeeDocumentEntity, EmployeeDocument> = {
  record: EMPLOYEE_DOCUMENT,
  table: { record: EMPLOYEE_DOCUMENT, entity: EmployeeDocumentEntity },
  list: LIST,
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<EmployeeDocument> => ({
    category: row.category,
    number: row.number,
    issuedOn: row.issuedOn,
    expiresOn: row.expiresOn,
    visibleTo: row.visibleTo,
    employee: { id: row.employeeId, name: row.employeeName },
    fileId: row.fileId,
    name: row.name,
    type: row.type,
    state: row.state,
    reason: row.reason,
    size: row.size,
    createdAt: row.createdAt.toISOString(),
  }),
  audited: ({ name, type, state, reason, employeeName }) => ({
    name,
    type,
    state,
    reason,
    employee: employeeName,
  }),
  invalidates: ({ userId }) =>
    userId ? [{ tags: [EMPLOYEE_DOCUMENT.tag], audience: { users: [userId] } }] : [],
};
