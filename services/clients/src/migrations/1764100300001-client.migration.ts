import { defineMigration } from '@atrium/platform';

/** Clients and the people there. */
export const clientMigration = defineMigration(
  '1764100300001-client',
  `
-- The last code that was given; codes are never given again.
create table client_counter (
  company_id uuid not null references company (id),
  last int not null,
  primary key (company_id)
);
select atrium_protect('client_counter', 'select, insert, update');

create table client (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  code text not null,
  type text not null check (type in ('company', 'individual')),
  status text not null check (status in ('prospect', 'active', 'paused', 'churned')),
  owner_id uuid,
  industry text,
  gstin text,
  address text,
  city text,
  postal_code text,
  country text not null,
  currency text not null,
  timezone text not null,
  website text,
  services text[] not null default '{}',
  tags text[] not null default '{}',
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  sort_name text not null generated always as (lower(name)) stored,
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id),
  foreign key (company_id, owner_id) references user_account (company_id, id)
);
create unique index client_code_key on client (company_id, code);
create index client_by_name on client (company_id, sort_name, id);
create index client_present on client (company_id, sort_name, id) where archived_at is null;
create index client_by_code on client (company_id, code, id);
create index client_by_created on client (company_id, created_at, id);
create index client_by_status on client (company_id, status, sort_name, id) where archived_at is null;
create index client_by_owner on client (company_id, owner_id, sort_name, id) where archived_at is null;
create index client_by_services on client using gin (services);
select atrium_protect('client', 'select, insert, update');
select atrium_record('client', 'client', $$lower(name || ' ' || code || ' ' || coalesce(city, ''))$$);

create table client_contact (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  client_id uuid not null,
  first_name text not null,
  last_name text not null default '',
  role text,
  emails text[] not null default '{}',
  phones text[] not null default '{}',
  is_primary boolean not null default false,
  signs boolean not null default false,
  do_not_call boolean not null default false,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  sort_name text not null generated always as (lower(first_name || ' ' || last_name)) stored,
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id),
  foreign key (company_id, client_id) references client (company_id, id)
);
create unique index client_contact_primary on client_contact (company_id, client_id)
  where is_primary and archived_at is null;
create index client_contact_of on client_contact (company_id, client_id, sort_name, id);
create index client_contact_by_name on client_contact (company_id, sort_name, id);
select atrium_protect('client_contact', 'select, insert, update');
select atrium_record('client_contact', 'client_contact', $$lower(first_name || ' ' || last_name)$$);

-- By what clients and leads are found to be the same.
create table contact_key (
  company_id uuid not null references company (id),
  key text not null,
  kind text not null check (kind in ('client', 'lead')),
  record_id uuid not null,
  primary key (company_id, key, kind, record_id)
);
create index contact_key_of on contact_key (company_id, kind, record_id);
select atrium_protect('contact_key', 'select, insert, delete');
`,
);
