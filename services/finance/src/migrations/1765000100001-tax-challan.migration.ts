import { defineMigration } from '@atrium/platform';

/** Challans of deducted tax, and who took which statement of a quarter. Amounts are paise. */
export const taxChallanMigration = defineMigration(
  '1765000100001-tax-challan',
  `
create table tax_challan (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  tax_year int not null,
  quarter text not null check (quarter in ('q1', 'q2', 'q3', 'q4')),
  bsr_code text not null check (bsr_code ~ '^\\d{7}$'),
  paid_on date not null,
  serial text not null check (serial ~ '^\\d{5}$'),
  tax bigint not null check (tax >= 0),
  interest bigint not null check (interest >= 0),
  fee bigint not null check (fee >= 0),
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id)
);
create unique index tax_challan_key on tax_challan (company_id, bsr_code, paid_on, serial) where archived_at is null;
create index tax_challan_by_day on tax_challan (company_id, archived, paid_on, id);
create index tax_challan_by_any_day on tax_challan (company_id, paid_on, id);
create index tax_challan_by_quarter on tax_challan (company_id, tax_year, quarter, paid_on);
select atrium_protect('tax_challan', 'select, insert, update');
select atrium_record('taxChallan', 'tax_challan', 'bsr_code || '' '' || serial');

create table tax_statement_file (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  tax_year int not null,
  quarter text not null,
  file text not null,
  name text not null,
  hash text not null,
  taken_by uuid not null,
  taken_at timestamptz not null,
  primary key (company_id, id)
);
create index tax_statement_file_of on tax_statement_file (company_id, tax_year, quarter, taken_at);
select atrium_protect('tax_statement_file', 'select, insert');
`,
);
