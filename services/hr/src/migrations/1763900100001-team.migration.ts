import { defineMigration } from '@atrium/platform';

/** Teams across departments, and who is in them from when to when. */
export const teamMigration = defineMigration(
  '1763900100001-team',
  `
create table team (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  purpose text,
  leader_id uuid,
  min_present int not null default 0 check (min_present between 0 and 100),
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  foreign key (company_id, leader_id) references employee (company_id, id)
);
create unique index team_name_key on team (company_id, lower(name)) where archived_at is null;
create index team_by_name on team (company_id, archived, sort_name, id);
create index team_by_any_name on team (company_id, sort_name, id);
create index team_by_leader on team (company_id, leader_id) where leader_id is not null;
select atrium_protect('team', 'select, insert, update');
select atrium_record('team', 'team', 'lower(name)');

create table team_member (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  team_id uuid not null,
  employee_id uuid not null,
  valid_from date not null,
  -- The last day; null: until further notice.
  valid_to date,
  -- Of somebody's teams the one that they count for.
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, team_id) references team (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  check (valid_to >= valid_from)
);
create unique index team_member_key on team_member (company_id, team_id, employee_id) where valid_to is null;
create unique index team_member_primary on team_member (company_id, employee_id) where is_primary;
create index team_member_by_team on team_member (company_id, team_id, valid_from);
create index team_member_by_employee on team_member (company_id, employee_id, valid_from);
select atrium_protect('team_member', 'select, insert, update');
`,
);
