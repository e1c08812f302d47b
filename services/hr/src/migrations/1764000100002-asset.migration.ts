import { defineMigration } from '@atrium/platform';

/** What belongs to the company, and who has it. */
export const assetMigration = defineMigration(
  '1764000100002-asset',
  `
create table asset (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  kind text not null,
  tag text not null,
  serial text,
  cost double precision check (cost >= 0),
  state text not null default 'inStock' check (state in ('inStock', 'issued', 'lost', 'retired')),
  condition text not null default 'new',
  -- Who has it, or had it when it was lost.
  employee_id uuid,
  issued_on date,
  confirmed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  check (state <> 'issued' or (employee_id is not null and issued_on is not null)),
  check (state in ('issued', 'lost') or employee_id is null)
);
create unique index asset_tag_key on asset (company_id, lower(tag));
create index asset_by_name on asset (company_id, sort_name, id);
create index asset_by_tag on asset (company_id, tag, id);
create index asset_by_state on asset (company_id, state, sort_name, id);
create index asset_by_kind on asset (company_id, kind, sort_name, id);
create index asset_by_holder on asset (company_id, employee_id) where employee_id is not null;
select atrium_protect('asset', 'select, insert, update');
select atrium_record('asset', 'asset', $$lower(name || ' ' || tag || ' ' || coalesce(serial, ''))$$);
`,
);
