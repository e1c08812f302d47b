import { defineMigration } from '@atrium/platform';

/** What strangers read of openings and send, what is read of resumes, and how offers are answered by link. */
export const careersMigration = defineMigration(
  '1764600800001-careers',
  `
alter table opening
  add column is_public boolean not null default false,
  add column slug text,
  add column published_at timestamptz,
  add column posting text not null default '',
  add column place text not null default '',
  add column work_mode text not null default 'office' check (work_mode in ('office', 'hybrid', 'home')),
  add column pay_shown boolean not null default false,
  add column resume_required boolean not null default false,
  add column questions jsonb not null default '[]',
  -- One that has stood on the careers page keeps its address.
  add constraint opening_address check (not is_public or (slug is not null and published_at is not null));
create unique index opening_slug_key on opening (company_id, slug) where slug is not null;
create index opening_public on opening (company_id, published_at desc, id) where is_public;
alter table opening no force row level security;
alter table requisition no force row level security;
update opening o set posting = r.description from requisition r
  where r.company_id = o.company_id and r.id = o.requisition_id;
alter table requisition force row level security;
alter table opening force row level security;

alter table candidate
  -- Without addresses and numbers: who may not know contacts may search here.
  add column resume_words text not null default '',
  add column erased_at timestamptz,
  drop constraint candidate_check,
  add constraint candidate_reachable check (email is not null or phone is not null or erased_at is not null);
drop index candidate_keys;
update record_table set content = 'lower(name || '' '' || resume_words)' where kind = 'candidate';
create index candidate_keys on candidate
  using gin (text_keys(company_id::text, lower(name || ' ' || resume_words)));

alter table application
  add column knocked_out boolean not null default false,
  add column answers jsonb not null default '[]',
  add column place text,
  -- What the form said about data when it was agreed to.
  add column consent_text text,
  add column consented_at timestamptz,
  add column keep_until date,
  -- Of what was sent last with the form, so that sending it again changes nothing.
  add column submission_id uuid;
create index application_ended on application (company_id, stage_since, id) where not open;

create table resume (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  application_id uuid not null,
  file_id uuid not null,
  name text not null,
  size int not null,
  state text not null default 'waiting' check (state in ('waiting', 'read', 'empty', 'unreadable')),
  sent_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, application_id) references application (company_id, id)
);
create index resume_of_application on resume (company_id, application_id, id);
create unique index resume_file on resume (company_id, file_id);
select atrium_protect('resume', 'select, insert, update, delete');

alter table offer
  -- The evidence of an answer by link.
  add column answered_name text,
  add column answered_address text,
  add column answered_agent text,
  add column answered_hash text;
`,
);
