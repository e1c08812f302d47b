import { defineMigration } from '@atrium/platform';

const OF_EVERY_RECORD = `
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,`;

/** Who is paid what and how, and the runs with their payslips. Amounts are paise. */
export const payrollMigration = defineMigration(
  '1764400000011-payroll',
  `
create table pay_structure (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  component_codes text[] not null,
  balance_code text,
  archived_at timestamptz,${OF_EVERY_RECORD}
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  constraint pay_structure_name_key unique (company_id, sort_name)
);
create index pay_structure_by_name on pay_structure (company_id, archived, sort_name, id);
create index pay_structure_by_any_name on pay_structure (company_id, sort_name, id);
select atrium_protect('pay_structure', 'select, insert, update');
select atrium_record('payStructure', 'pay_structure', 'lower(name)');

create table pay_group (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  pay_day int not null check (pay_day between 1 and 31),
  cut_off_day int check (cut_off_day between 1 and 31),
  default_structure_id uuid,
  state text,
  provident_fund boolean not null,
  welfare_fund boolean not null,
  absence_unpaid boolean not null,
  archived_at timestamptz,${OF_EVERY_RECORD}
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  constraint pay_group_name_key unique (company_id, sort_name),
  foreign key (company_id, default_structure_id) references pay_structure (company_id, id)
);
create index pay_group_by_name on pay_group (company_id, archived, sort_name, id);
create index pay_group_by_any_name on pay_group (company_id, sort_name, id);
create index pay_group_by_day on pay_group (company_id, archived, pay_day, id);
create index pay_group_by_structure on pay_group (company_id, default_structure_id);
select atrium_protect('pay_group', 'select, insert, update');
select atrium_record('payGroup', 'pay_group', 'lower(name)');

create table salary (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  structure_id uuid not null,
  group_id uuid not null,
  from_month text not null check (from_month ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
  decided_in text not null check (decided_in ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
  ctc bigint not null check (ctc > 0),
  overrides jsonb not null default '[]',
  reason text,
  archived_at timestamptz,${OF_EVERY_RECORD}
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, structure_id) references pay_structure (company_id, id),
  foreign key (company_id, group_id) references pay_group (company_id, id)
);
create unique index salary_month_key on salary (company_id, employee_id, from_month) where archived_at is null;
create index salary_of on salary (company_id, employee_id);
create index salary_by_month on salary (company_id, archived, from_month, id);
create index salary_by_any_month on salary (company_id, from_month, id);
create index salary_by_ctc on salary (company_id, archived, ctc, id);
create index salary_by_group on salary (company_id, group_id);
create index salary_by_structure on salary (company_id, structure_id);
select atrium_protect('salary', 'select, insert, update');
select atrium_record('salary', 'salary');

create table pay_adjustment (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  pay_month text not null check (pay_month ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
  title text not null,
  kind text not null check (kind in ('earning', 'deduction', 'loan')),
  amount bigint not null check (amount > 0),
  taxable boolean not null,
  cause text,
  archived_at timestamptz,${OF_EVERY_RECORD}
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create index pay_adjustment_by_month on pay_adjustment (company_id, archived, pay_month, id);
create index pay_adjustment_by_any_month on pay_adjustment (company_id, pay_month, id);
create index pay_adjustment_of on pay_adjustment (company_id, employee_id, pay_month);
select atrium_protect('pay_adjustment', 'select, insert, update');
select atrium_record('payAdjustment', 'pay_adjustment', 'lower(title)');

create table tax_profile (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  tax_year int not null,
  regime text not null check (regime in ('new', 'old')),
  monthly_rent bigint not null,
  metro boolean not null,
  investments bigint not null,
  health_insurance bigint not null,
  previous_income bigint not null,
  previous_tax bigint not null,${OF_EVERY_RECORD}
  primary key (company_id, id),
  constraint tax_profile_key unique (company_id, employee_id, tax_year),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create index tax_profile_by_year on tax_profile (company_id, tax_year, id);
select atrium_protect('tax_profile', 'select, insert, update');
select atrium_record('taxProfile', 'tax_profile');

create table pay_run (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  group_id uuid not null,
  month text not null check (month ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
  kind text not null check (kind in ('regular')),
  state text not null default 'draft' check (state in
    ('draft', 'computing', 'computed', 'submitted', 'approved', 'locked', 'paid', 'discarded')),
  revision int not null default 0,
  people int not null default 0,
  gross bigint not null default 0,
  deductions bigint not null default 0,
  net bigint not null default 0,
  employer_cost bigint not null default 0,
  blocked int not null default 0,
  held int not null default 0,
  warned int not null default 0,
  maker_id uuid,
  approver_id uuid,
  note text,
  return_reason text,
  computed_at timestamptz,
  submitted_at timestamptz,
  approved_at timestamptz,
  locked_at timestamptz,
  paid_on date,
  job_id uuid,${OF_EVERY_RECORD}
  primary key (company_id, id),
  foreign key (company_id, group_id) references pay_group (company_id, id)
);
create unique index pay_run_key on pay_run (company_id, group_id, month, kind) where state <> 'discarded';
create index pay_run_by_month on pay_run (company_id, month, id);
create index pay_run_by_group on pay_run (company_id, group_id, month, id);
create index pay_run_by_state on pay_run (company_id, state, month, id);
select atrium_protect('pay_run', 'select, insert, update');
select atrium_record('payRun', 'pay_run');

create table pay_slip (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  run_id uuid not null,
  employee_id uuid not null,
  month text not null check (month ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
  kind text not null,
  -- As the person was called then.
  name text not null,
  code text not null,
  department text,
  -- That of its run with which it was computed.
  revision int not null,
  state text not null default 'computed' check (state in ('computed', 'held', 'locked', 'paid')),
  -- Its run is locked: nothing of it changes any more.
  frozen boolean not null default false,
  paid_days numeric(6, 3) not null,
  unpaid_days numeric(6, 3) not null,
  month_days int not null,
  gross bigint not null,
  deductions bigint not null,
  net bigint not null,
  employer_cost bigint not null,
  lines jsonb not null,
  titles jsonb not null,
  unpaid_dates jsonb not null,
  blocks jsonb not null,
  warnings text[] not null,
  hold_reason text,
  difference bigint,
  change text,
  seen_at timestamptz,
  paid_on date,
  -- What it was computed from, as hashes, and what later months need to know of it.
  hashes jsonb not null,
  memory jsonb not null,${OF_EVERY_RECORD}
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  constraint pay_slip_run_key unique (company_id, run_id, employee_id),
  -- Nobody is paid twice for a month.
  constraint pay_slip_month_key unique (company_id, employee_id, month, kind),
  foreign key (company_id, run_id) references pay_run (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create index pay_slip_by_name on pay_slip (company_id, run_id, sort_name, id);
create index pay_slip_by_net on pay_slip (company_id, run_id, net, id);
create index pay_slip_by_any_name on pay_slip (company_id, sort_name, id);
create index pay_slip_by_any_net on pay_slip (company_id, net, id);
create index pay_slip_by_month on pay_slip (company_id, month, sort_name, id);
create index pay_slip_by_state on pay_slip (company_id, state, sort_name, id);
create index pay_slip_of on pay_slip (company_id, employee_id, month);
select atrium_protect('pay_slip');
select atrium_record('paySlip', 'pay_slip', 'lower(name || '' '' || code)');
`,
);
