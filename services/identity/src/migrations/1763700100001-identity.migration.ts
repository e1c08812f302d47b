import { defineMigration } from '@atrium/platform';

/** Companies, their users with permission entries, links by mail, sessions. */
export const identityMigration = defineMigration(
  '1763700100001-identity',
  `
create table company (
  id uuid primary key,
  code text not null constraint company_code_unique unique constraint company_code_form check (code ~ '^[a-z][a-z0-9-]{2,31}$'),
  name text not null,
  timezone text not null,
  is_demo boolean not null default false,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
-- Not forced: foreign keys and the look-up by code run as the owner. The gateway sees and makes its own company only.
alter table company enable row level security;
create policy own_company on company using (id = (select nullif(current_setting('app.company_id', true), '')::uuid));
grant select, insert on company to atrium_app;
grant update (name, timezone, confirmed_at) on company to atrium_app;

-- The only way from a code to a company before anybody is signed in.
create function company_by_code(wanted text)
returns table (id uuid, code text, name text, timezone text, is_demo boolean)
language sql stable security definer set search_path = '' as $fn$
  select c.id, c.code, c.name, c.timezone, c.is_demo from public.company c where c.code = wanted
$fn$;
revoke execute on function company_by_code(text) from public;
grant execute on function company_by_code(text) to atrium_app;

create table user_account (
  company_id uuid not null references company(id),
  id uuid not null default uuidv7(),
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text,
  role text not null constraint user_account_role check (role in ('admin', 'hr', 'teamLeader', 'employee', 'client')),
  status text not null constraint user_account_status check (status in ('invited', 'active', 'deactivated')),
  confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  constraint user_account_email_unique unique (company_id, email),
  constraint user_account_email_lower check (email = lower(email))
);
create index user_account_name on user_account (company_id, lower(first_name || ' ' || last_name), id);
create index user_account_created on user_account (company_id, created_at, id);
create index user_account_last_sign_in on user_account (company_id, last_sign_in_at, id);
select atrium_protect('user_account');

create table permission_entry (
  company_id uuid not null,
  user_id uuid not null,
  tab text not null,
  access_type text not null constraint permission_entry_access check (access_type in ('fullAccess', 'restricted')),
  resources jsonb not null default '[]',
  primary key (company_id, user_id, tab),
  foreign key (company_id, user_id) references user_account (company_id, id) on delete cascade
);
select atrium_protect('permission_entry');

-- A token sent by mail, kept as its hash. One open link of a kind per user: a new one replaces the old, use deletes it.
create table link (
  company_id uuid not null,
  user_id uuid not null,
  kind text not null constraint link_kind check (kind in ('confirmation', 'recovery', 'invitation')),
  token_hash text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by uuid,
  primary key (company_id, user_id, kind),
  constraint link_token_unique unique (company_id, token_hash),
  foreign key (company_id, user_id) references user_account (company_id, id) on delete cascade
);
select atrium_protect('link');

-- Ended sessions stay for a while: they tell from which addresses a person has signed in before.
create table session (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  token_hash text not null,
  address text not null,
  user_agent text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  constraint session_token_unique unique (company_id, token_hash),
  foreign key (company_id, user_id) references user_account (company_id, id) on delete cascade
);
create index session_by_user on session (company_id, user_id);
select atrium_protect('session');
`,
);
