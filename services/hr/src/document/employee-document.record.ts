import {
  EMPLOYEE_DOCUMENT,
  type DocumentCategory,
  type DocumentState,
  type EmployeeDocument,
} from '@atrium/contracts';
import {
  type RecordRow,
  type RecordRules,
  type RecordSteps,
  statusFilter,
  tenantList,
} from '@atrium/records';
import { EMPLOYEE_TEXT } from '../employee/employee.record.js';
import { EmployeeDocumentEntity } from './employee-document.entity.js';

/** A document with the person it is about. */
export interface DocumentRow extends RecordRow {
  employeeId: string;
  employeeName: string;
  /** Their account. */
  userId: string | null;
  fileId: string | null;
  name: string;
  type: string | null;
  size: number | null;
  category: DocumentCategory;
  number: string | null;
  issuedOn: string | null;
  expiresOn: string | null;
  visibleTo: EmployeeDocument['visibleTo'];
  state: DocumentState;
  reason: string | null;
  createdAt: Date;
}

export type DocumentSteps = RecordSteps<DocumentRow, EmployeeDocumentEntity, EmployeeDocument>;

const status = statusFilter('d');

const LIST = tenantList<DocumentRow>()({
  list: EMPLOYEE_DOCUMENT.list,
  from: 'employee_document d join employee e on e.company_id = d.company_id and e.id = d.employee_id',
  alias: 'd',
  columns: `d.id, d.employee_id as "employeeId", e.first_name || ' ' || e.last_name as "employeeName",
    e.user_id as "userId", d.file_id as "fileId", d.name, d.type, d.size, d.category, d.number,
    d.issued_on::text as "issuedOn", d.expires_on::text as "expiresOn", d.visible_to as "visibleTo", d.state,
    d.reason, d.created_at as "createdAt", d.archived_at as "archivedAt", d.version`,
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
  shows: ({ employeeId, employeeName, fileId, name, type, size, state, reason, createdAt }) => ({
    employee: { id: employeeId, name: employeeName },
    fileId,
    name,
    type,
    state,
    reason,
    size,
    createdAt: createdAt.toISOString(),
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
