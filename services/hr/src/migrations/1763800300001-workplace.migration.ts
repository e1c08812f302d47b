import { defineMigration } from '@atrium/platform';

/** Where people clock in and out. Of a punch only the verdict is kept: no position and no address. */
export const workplaceMigration = defineMigration(
  '1763800300001-workplace',
  `
create table workplace (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  latitude double precision,
  longitude double precision,
  radius_m int not null check (radius_m between 25 and 50000),
  networks text not null,
  outside text not null check (outside in ('refuse', 'flag')),
  department_id uuid,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  foreign key (company_id, department_id) references department (company_id, id),
  check ((latitude is null) = (longitude is null))
);
create unique index workplace_name_key on workplace (company_id, lower(name)) where archived_at is null;
create index workplace_by_name on workplace (company_id, archived, sort_name, id);
create index workplace_by_any_name on workplace (company_id, sort_name, id);
create index workplace_by_department on workplace (company_id, department_id) where department_id is not null;
select atrium_protect('workplace', 'select, insert, update');
select atrium_record('workplace', 'workplace', 'lower(name)');

alter table punch
  add column place_id uuid,
  add column place_check text check (place_check in ('inside', 'outside')),
  add foreign key (company_id, place_id) references workplace (company_id, id);
`,
);
