import { defineMigration } from '@atrium/platform';

/** Designations as records of their own. */
export const designationMigration = defineMigration(
  '1763705300002-designation',
  `
create table designation (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  -- What an employee's copy of the name refers to.
  constraint designation_name_of unique (company_id, id, name)
);
create unique index designation_name_key on designation (company_id, lower(name)) where archived_at is null;
create index designation_by_name on designation (company_id, archived, sort_name, id);
create index designation_by_any_name on designation (company_id, sort_name, id);
select atrium_protect('designation', 'select, insert, update');
select atrium_record('designation', 'designation', 'lower(name)');
`,
);
