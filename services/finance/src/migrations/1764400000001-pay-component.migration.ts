import { defineMigration } from '@atrium/platform';

/** What pay consists of, as formulas. */
export const payComponentMigration = defineMigration(
  '1764400000001-pay-component',
  `
create table pay_component (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  code text not null,
  kind text not null check (kind in ('earning', 'deduction', 'employer')),
  formula text not null,
  prorated boolean not null,
  taxable boolean not null,
  wages boolean not null,
  fixed boolean not null,
  rent boolean not null,
  rounding text not null check (rounding in ('rupee', 'rupeeUp', 'rupeeDown', 'paisa')),
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  -- Also of archived ones, because earlier slips name them.
  constraint pay_component_code_key unique (company_id, code)
);
create index pay_component_by_name on pay_component (company_id, archived, sort_name, id);
create index pay_component_by_any_name on pay_component (company_id, sort_name, id);
create index pay_component_by_code on pay_component (company_id, archived, code, id);
select atrium_protect('pay_component', 'select, insert, update');
select atrium_record('payComponent', 'pay_component', 'lower(name || '' '' || code)');
`,
);
