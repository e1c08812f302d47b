import { defineMigration } from '@atrium/platform';

/** Web forms, and what was sent with them. */
export const captureMigration = defineMigration(
  '1764100300035-capture',
  `
create table capture_form (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  -- The random part of its public address.
  key text not null,
  name text not null,
  intro text,
  sites text[] not null default '{}',
  shown_fields text[] not null,
  required_fields text[] not null,
  source text not null,
  campaign text,
  consent_text text,
  consent_version int not null default 0,
  consent_channels text[] not null default '{}',
  consent_required boolean not null default false,
  thanks text not null,
  redirect_url text,
  confirms_email boolean not null default false,
  active boolean not null default true,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  sort_name text not null generated always as (lower(name)) stored,
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id),
  unique (company_id, key)
);
create index capture_form_by_name on capture_form (company_id, sort_name, id);
create index capture_form_by_created on capture_form (company_id, created_at, id);
select atrium_protect('capture_form', 'select, insert, update');
select atrium_record('capture_form', 'capture_form', 'lower(name)');

create function is_kept_as_it_was() returns trigger language plpgsql as $fn$
begin
  raise exception 'This is evidence and does not change.';
end
$fn$;

-- Each wording that people saw.
create table capture_consent_text (
  company_id uuid not null,
  form_id uuid not null,
  version int not null,
  text text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, form_id, version),
  foreign key (company_id, form_id) references capture_form (company_id, id)
);
create trigger capture_consent_text_is_kept before update or delete on capture_consent_text
  for each row execute function is_kept_as_it_was();
select atrium_protect('capture_consent_text', 'select, insert');

create table form_submission (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  form_id uuid not null,
  -- Made by the sender's page, so that a repeated request changes nothing.
  submission_id uuid not null,
  state text not null check (state in ('waiting', 'accepted', 'discarded')),
  reasons text[] not null default '{}',
  name text not null,
  company text,
  email text,
  phone text,
  city text,
  services text[] not null default '{}',
  -- In paise.
  budget double precision,
  message text,
  page text,
  referrer text,
  campaign jsonb not null default '{}',
  consent_version int,
  network text,
  user_agent text,
  confirm_hash text,
  lead_id uuid,
  client_id uuid,
  known boolean not null default false,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  unique (company_id, form_id, submission_id),
  foreign key (company_id, form_id) references capture_form (company_id, id),
  foreign key (company_id, lead_id) references lead (company_id, id),
  foreign key (company_id, client_id) references client (company_id, id)
);
create index form_submission_by_created on form_submission (company_id, created_at, id);
create index form_submission_by_state on form_submission (company_id, state, created_at, id);
create index form_submission_of_form on form_submission (company_id, form_id, state);
create index form_submission_of_lead on form_submission (company_id, lead_id, created_at) where lead_id is not null;
create index form_submission_of_client on form_submission (company_id, client_id, created_at)
  where client_id is not null;
create index form_submission_by_confirm on form_submission (company_id, confirm_hash) where confirm_hash is not null;
select atrium_protect('form_submission', 'select, insert, update, delete');
select atrium_record('form_submission', 'form_submission', $$lower(name || ' ' || coalesce(company, '') || ' ' || coalesce(email, ''))$$);
`,
);
