import { EMPLOYEE_DOCUMENT, type EmployeeDocument } from '@atrium/contracts';
import { tenantList, type RecordRow, type RecordRules, type RecordSteps } from '@atrium/records';
import { EmployeeDocumentEntity } from './employee-document.entity.js';

/** A document with the person it is about. */
export interface DocumentRow extends RecordRow {
  employeeId: string;
  employeeName: string;
  /** Their account. */
  userId: string | null;
  fileId: string;
  name: string;
  type: string;
  size: string;
  createdAt: Date;
}

export type DocumentSteps = RecordSteps<DocumentRow, EmployeeDocumentEntity, EmployeeDocument>;

const LIST = tenantList<DocumentRow>()({
  list: EMPLOYEE_DOCUMENT.list,
  from: 'employee_document d join employee e on e.company_id = d.company_id and e.id = d.employee_id',
  alias: 'd',
  columns: `d.id, d.employee_id as "employeeId", e.first_name || ' ' || e.last_name as "employeeName",
    e.user_id as "userId", d.file_id as "fileId", d.name, d.type, d.size, d.created_at as "createdAt",
    d.archived_at as "archivedAt", d.version`,
  sorts: { createdAt: 'd.created_at' },
  filters: {},
});

const OF_PRESENT = ['archive'];
const OF_ARCHIVED = ['restore', 'delete'];

export const EMPLOYEE_DOCUMENTS: RecordRules<DocumentRow, EmployeeDocumentEntity, EmployeeDocument> = {
  record: EMPLOYEE_DOCUMENT,
  table: { record: EMPLOYEE_DOCUMENT, entity: EmployeeDocumentEntity },
  list: LIST,
  title: ({ name }) => name,
  refuse: (step, { archivedAt }) =>
    (archivedAt ? OF_ARCHIVED : OF_PRESENT).includes(step) ? null : 'TRANSITION_REFUSED',
  shows: ({ fileId, name, type, size, createdAt }) => ({
    ...{ fileId, name, type, size: Number(size) },
    createdAt: createdAt.toISOString(),
  }),
  audited: ({ name, type, employeeName }) => ({ name, type, employee: employeeName }),
  invalidates: ({ userId }) =>
    userId ? [{ tags: [EMPLOYEE_DOCUMENT.tag], audience: { users: [userId] } }] : [],
};
