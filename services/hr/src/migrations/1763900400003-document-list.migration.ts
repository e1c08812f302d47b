import { defineMigration } from '@atrium/platform';

/** The list of all documents: those that wait and those that expire are found among all others. */
export const documentListMigration = defineMigration(
  '1763900400003-document-list',
  `
alter table employee_document
  add column archived boolean not null generated always as (archived_at is not null) stored;
create index employee_document_by_created on employee_document (company_id, archived, created_at, id);
create index employee_document_by_any_created on employee_document (company_id, created_at, id);
create index employee_document_by_expires on employee_document (company_id, archived, expires_on, id);
create index employee_document_by_any_expires on employee_document (company_id, expires_on, id);
create index employee_document_by_state on employee_document (company_id, archived, state, created_at, id);
create index employee_document_by_category on employee_document (company_id, archived, category, created_at, id);
`,
);
