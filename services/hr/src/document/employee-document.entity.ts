import type { DocumentCategory, DocumentState, EmployeeDocument } from '@atrium/contracts';
import {
  defineTable,
  bigint,
  computed,
  day,
  int,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

/** A document about an employee, with the description of its file. */
export const EmployeeDocumentEntity = defineTable(
  'employee_document',
  {
    employeeId: uuid(),
    /** Null while HR waits for the file. */
    fileId: orNull(uuid()),
    name: text(),
    type: orNull(text()),
    /** In bytes. */
    size: orNull(bigint()),
    category: otherwise('other', text<DocumentCategory>()),
    number: orNull(text()),
    issuedOn: orNull(day()),
    expiresOn: orNull(day()),
    visibleTo: otherwise('person', text<EmployeeDocument['visibleTo']>()),
    state: otherwise('verified', text<DocumentState>()),
    /** Why HR sent it back. */
    reason: orNull(text()),
    /** The last reminder: so many days before it expires. */
    reminded: orNull(int()),
    archivedAt: orNull(moment()),
    archived: computed(yesNo()),
    createdAt: moment(),
    createdBy: uuid(),
  },
  { lacks: ['updatedAt', 'updatedBy'] },
);
export type EmployeeDocumentEntity = EntityOf<typeof EmployeeDocumentEntity>;
