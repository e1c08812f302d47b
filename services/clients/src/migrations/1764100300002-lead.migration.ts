import { defineMigration } from '@atrium/platform';

/** Those who may become clients. */
export const leadMigration = defineMigration(
  '1764100300002-lead',
  `
create table lead (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  company text,
  emails text[] not null default '{}',
  phones text[] not null default '{}',
  source text not null,
  stage text not null check (stage in
    ('new', 'assigned', 'contacting', 'qualified', 'proposal_sent', 'won', 'lost', 'on_hold', 'recycled')),
  stage_since timestamptz not null default now(),
  owner_id uuid,
  -- In paise.
  value double precision check (value >= 0),
  probability int not null default 0 check (probability between 0 and 100),
  expected_close date,
  services text[] not null default '{}',
  city text,
  next_action text,
  next_on date,
  lost_reason text,
  lost_note text,
  -- Whom it became; several leads may become one client.
  client_id uuid,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  sort_name text not null generated always as (lower(name)) stored,
  archived boolean not null generated always as (archived_at is not null) stored,
  open boolean not null generated always as (stage not in ('won', 'lost') and archived_at is null) stored,
  primary key (company_id, id),
  foreign key (company_id, owner_id) references user_account (company_id, id),
  foreign key (company_id, client_id) references client (company_id, id),
  check (stage <> 'won' or client_id is not null)
);
create index lead_by_name on lead (company_id, sort_name, id);
create index lead_by_value on lead (company_id, value, id);
create index lead_by_next on lead (company_id, next_on, id);
create index lead_by_created on lead (company_id, created_at, id);
create index lead_by_stage on lead (company_id, stage, created_at, id) where archived_at is null;
create index lead_by_owner on lead (company_id, owner_id, created_at, id) where archived_at is null;
create index lead_open on lead (company_id, created_at, id) where open;
create index lead_of_client on lead (company_id, client_id) where client_id is not null;
select atrium_protect('lead', 'select, insert, update');
select atrium_record('lead', 'lead', $$lower(name || ' ' || coalesce(company, '') || ' ' || coalesce(city, ''))$$);
`,
);
