import { defineMigration } from '@atrium/platform';

/** Imported files as rows: the content of each row, its faults and its result. */
export const dataImportMigration = defineMigration(
  '1763700000072-data-import',
  `
create table data_import (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  importer text not null,
  file_name text not null,
  -- receiving: not all of its rows are there yet.
  state text not null constraint data_import_state check
    (state in ('receiving', 'mapping', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
  headings jsonb not null,
  mapping jsonb not null,
  follow boolean not null default false,
  job_id uuid,
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (company_id, id)
);
create index data_import_by_time on data_import (company_id, importer, created_at);
select atrium_protect('data_import');

create table data_import_row (
  company_id uuid not null,
  import_id uuid not null,
  -- The record that is made of it takes this id: it cannot be made twice.
  id uuid not null default uuidv7(),
  line int not null,
  cells jsonb not null,
  state text not null default 'new' constraint data_import_row_state check
    (state in ('new', 'faulty', 'ready', 'created', 'rejected', 'undone', 'kept')),
  -- Its place in the order in which rows are imported.
  place int not null default 0,
  content jsonb,
  faults jsonb not null default '[]',
  record_version int,
  followed boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, import_id) references data_import (company_id, id) on delete cascade
);
create index data_import_row_by_place on data_import_row (company_id, import_id, state, place);
create index data_import_row_by_line on data_import_row (company_id, import_id, line);
select atrium_protect('data_import_row');
`,
);
