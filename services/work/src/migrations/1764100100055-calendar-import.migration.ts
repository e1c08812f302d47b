import { defineMigration } from '@atrium/platform';

/** Imports of calendar files with what each entry becomes, and when an event was last changed where it comes from. */
export const calendarImportMigration = defineMigration(
  '1764100100055-calendar-import',
  `
alter table calendar_event add column modified_at timestamptz not null default now();

create table calendar_import (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  owner_kind text not null check (owner_kind in ('person', 'team', 'company')),
  owner_id uuid,
  file_name text not null,
  -- In which times without a zone are read.
  zone text not null,
  -- The file, until it is read.
  file bytea,
  calendar_name text,
  state text not null check (state in ('reading', 'ready', 'running', 'done', 'undoing', 'undone')),
  job_id uuid,
  version int not null default 1,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index calendar_import_of on calendar_import (company_id, user_id, created_at);
select atrium_protect('calendar_import', 'select, insert, update, delete');

create table calendar_import_entry (
  company_id uuid not null,
  import_id uuid not null,
  -- A new event takes this id, so that it cannot be made twice.
  id uuid not null default uuidv7(),
  place int not null,
  uid text,
  title text not null,
  -- What the import does with it; left: nothing, for the reason.
  step text not null check (step in ('add', 'change', 'same', 'left')),
  state text not null check (state in ('ready', 'done', 'undone', 'kept')),
  reason text,
  floating boolean not null,
  event jsonb,
  -- The event that it changed, as it was.
  before jsonb,
  event_id uuid,
  event_version int,
  primary key (company_id, import_id, place),
  foreign key (company_id, import_id) references calendar_import (company_id, id) on delete cascade
);
create index calendar_import_entry_open on calendar_import_entry (company_id, import_id, state, place);
select atrium_protect('calendar_import_entry', 'select, insert, update, delete');
`,
);
