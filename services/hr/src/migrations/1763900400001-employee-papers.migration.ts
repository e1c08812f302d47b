import { defineMigration } from '@atrium/platform';

/** What documents prove and until when, who has checked them, and letters with the company's numbers. */
export const employeePapersMigration = defineMigration(
  '1763900400001-employee-papers',
  `
alter table employee_document
  -- Null while HR waits for the file.
  alter column file_id drop not null,
  alter column type drop not null,
  alter column size drop not null,
  add column category text not null default 'other',
  add column number text,
  add column issued_on date,
  add column expires_on date,
  add column visible_to text not null default 'person',
  add column state text not null default 'verified',
  add column reason text,
  -- The last reminder: so many days before it expires.
  add column reminded int,
  add check (category in ('identity', 'address', 'education', 'contract', 'visa', 'certificate', 'letter', 'other')),
  add check (visible_to in ('hr', 'person')),
  add check (state in ('asked', 'received', 'verified', 'returned')),
  add check (state = 'asked' or file_id is not null),
  add check (expires_on is null or issued_on is null or expires_on >= issued_on);
create index employee_document_by_expiry on employee_document (company_id, expires_on)
  where expires_on is not null and archived_at is null;

create table letter_template (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  name text not null,
  purpose text not null check (purpose in ('offer', 'confirmation', 'experience', 'relieving', 'other')),
  language text not null check (language in ('en', 'hi', 'ar')),
  subject text not null,
  body text not null,
  signatory text,
  signatory_title text,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id)
);
create unique index letter_template_name_key on letter_template (company_id, lower(name)) where archived_at is null;
create index letter_template_by_name on letter_template (company_id, archived, sort_name, id);
create index letter_template_by_any_name on letter_template (company_id, sort_name, id);
select atrium_protect('letter_template', 'select, insert, update');
select atrium_record('letterTemplate', 'letter_template', 'lower(name)');

-- Letters are numbered without gaps, anew each year.
create table letter_counter (
  company_id uuid not null,
  year int not null,
  last int not null,
  primary key (company_id, year)
);
select atrium_protect('letter_counter', 'select, insert, update');
`,
);
