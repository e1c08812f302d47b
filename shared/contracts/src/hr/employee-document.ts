import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { refSchema } from '../records/record-field.js';
import { statusColumn } from '../records/record-status.js';
import { defineRecord } from '../records/define-record.js';
import type { Shown, Updated } from '../records/record.types.js';

/** What a document proves. */
export const DOCUMENT_CATEGORIES = [
  'identity',
  'address',
  'education',
  'contract',
  'visa',
  'certificate',
  'letter',
  'other',
] as const;
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];
export const DOCUMENT_CATEGORY_LABELS: Record<DocumentCategory, string> = {
  identity: 'Proof of identity',
  address: 'Proof of address',
  education: 'Education',
  contract: 'Contract',
  visa: 'Visa or permit',
  certificate: 'Certificate',
  letter: 'Letter',
  other: 'Other document',
};

/** asked: HR waits for the person's file; received: it waits for HR; returned: the person should send a better one. */
export const DOCUMENT_STATES = ['asked', 'received', 'verified', 'returned'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];
export const DOCUMENT_STATE_LABELS: Record<DocumentState, string> = {
  asked: 'Asked for',
  received: 'To verify',
  verified: 'Verified',
  returned: 'Sent back',
};

/** Who sees it besides those who keep employees. */
export const DOCUMENT_READERS = ['hr', 'person'] as const;
export const DOCUMENT_READER_LABELS: Record<(typeof DOCUMENT_READERS)[number], string> = {
  hr: 'HR only',
  person: 'HR and the person',
};

const given = daySchema.nullable();

/** The file that was asked for. */
const sendDocumentSchema = z.strictObject({ version: versionSchema, fileId: idSchema });

const returnDocumentSchema = z.strictObject({
  version: versionSchema,
  reason: lineSchema(300).min(1, 'Say what is missing.'),
});

/** A document that the company keeps about an employee. An archived one cannot be opened until it is restored. */
export const EMPLOYEE_DOCUMENT = defineRecord({
  kind: 'employeeDocument',
  path: 'hr/employee-documents',
  remote: 'hr',
  one: 'Document',
  many: 'Documents',
  resource: { tab: 'hrOperations', resource: 'addEmployee' },
  fields: {
    category: { label: 'Kind', schema: z.enum(DOCUMENT_CATEGORIES, 'Choose a kind.') },
    number: { label: 'Document number', schema: lineSchema(60).nullable() },
    issuedOn: { label: 'Issued on', schema: given },
    expiresOn: { label: 'Expires on', schema: given },
    visibleTo: { label: 'Visible to', schema: z.enum(DOCUMENT_READERS, 'Choose who sees it.') },
  },
  columns: [
    { key: 'employee', title: 'Employee', type: 'person', display: 'always' },
    { key: 'name', title: 'Document', type: 'text' },
    {
      key: 'category',
      type: 'choice',
      filterable: true,
      options: choices(DOCUMENT_CATEGORIES, DOCUMENT_CATEGORY_LABELS),
    },
    { key: 'number', type: 'text', display: 'hidden' },
    { key: 'expiresOn', type: 'date', sortable: true, filterable: true },
    { key: 'createdAt', title: 'Added', type: 'date', time: true, sortable: true },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(DOCUMENT_STATES, DOCUMENT_STATE_LABELS),
    },
    { ...statusColumn, title: 'Archived or not', display: 'never' },
  ],
  shows: {
    employee: refSchema,
    /** Null while it is only asked for, as are its type and size. */
    fileId: idSchema.nullable(),
    /** Of the file; of one that is asked for what HR calls it. */
    name: z.string(),
    /** Media type, detected from the content. */
    type: z.string().nullable(),
    /** In bytes. */
    size: z.number().int().nullable(),
    state: z.enum(DOCUMENT_STATES),
    /** Why HR sent it back; otherwise null. */
    reason: z.string().nullable(),
    createdAt: z.iso.datetime(),
  },
  steps: {
    send: { from: ['asked', 'returned'], needs: 'update', verb: 'sent', body: sendDocumentSchema },
    verify: { from: ['received'], to: 'verified', needs: 'update', verb: 'verified' },
    return: {
      from: ['received'],
      to: 'returned',
      needs: 'update',
      verb: 'sent back',
      body: returnDocumentSchema,
    },
    archive: 'delete',
    restore: 'delete',
    delete: { ofArchived: true, needs: 'delete' },
  },
  errors: {
    TOO_MANY_DOCUMENTS: [409, 'This employee has too many documents. Delete some first.'],
    DOCUMENT_EXPIRES_FIRST: [400, 'It expires before it was issued.'],
  },
  auditLabels: { name: 'Name', type: 'Type', reason: 'Reason' },
});
export type EmployeeDocument = Shown<typeof EMPLOYEE_DOCUMENT>;
export type UpdateEmployeeDocument = Updated<typeof EMPLOYEE_DOCUMENT>;

/** `POST /api/hr/employees/:id/documents`: a file that HR adds; what is left out is as usual. */
export const addDocumentSchema = z.strictObject({
  fileId: idSchema,
  category: EMPLOYEE_DOCUMENT.fields.category.schema.default('other'),
  number: EMPLOYEE_DOCUMENT.fields.number.schema.default(null),
  issuedOn: given.default(null),
  expiresOn: given.default(null),
  visibleTo: EMPLOYEE_DOCUMENT.fields.visibleTo.schema.default('person'),
});
export type AddDocument = z.input<typeof addDocumentSchema>;
export type NewDocument = z.output<typeof addDocumentSchema>;

/** `POST /api/hr/employees/:id/documents/ask`: the person is asked to send it. */
export const askDocumentSchema = z.strictObject({
  name: lineSchema(120).min(1, 'Say what you need.'),
  category: EMPLOYEE_DOCUMENT.fields.category.schema,
});
export type AskDocument = z.infer<typeof askDocumentSchema>;

/** The newest first, including archived ones. */
export const employeeDocumentListSchema = z.object({ items: z.array(EMPLOYEE_DOCUMENT.schema) });
