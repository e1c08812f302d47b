import { defineMigration } from '@atrium/platform';

/** Leave: types, policies, blocked dates, requests with their dates, and the ledger that only grows. */
export const leaveMigration = defineMigration(
  '1763706200001-leave',
  `
create table leave_type (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  name text not null,
  code text not null,
  paid boolean not null,
  unit text not null,
  count_by text not null,
  quota numeric(6, 2),
  frequency text not null,
  accrual_day text not null,
  rounding text not null,
  prorate_joiners boolean not null,
  year_month int not null,
  max_balance numeric(6, 2),
  carry_max numeric(6, 2),
  carry_expiry_months int,
  encash_max numeric(6, 2),
  encash_keep numeric(6, 2) not null,
  negative_limit numeric(6, 2) not null,
  on_shortfall text not null,
  sandwich text not null,
  notice_days int,
  backdate_days int,
  max_consecutive numeric(6, 2),
  document_after_days numeric(6, 2),
  gender text,
  probation_allowed boolean not null,
  min_service_days int,
  optional_holidays_only boolean not null,
  comp_off_expiry_days int,
  claim_within_days int not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id)
);
create unique index leave_type_name_key on leave_type (company_id, lower(name)) where archived_at is null;
create unique index leave_type_code_key on leave_type (company_id, lower(code)) where archived_at is null;
create index leave_type_by_name on leave_type (company_id, archived, sort_name, id);
create index leave_type_by_any_name on leave_type (company_id, sort_name, id);
select atrium_protect('leave_type', 'select, insert, update');
select atrium_record('leaveType', 'leave_type', $sql$lower(name || ' ' || code)$sql$);

create table leave_policy (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  name text not null,
  employment_type text,
  department_id uuid,
  type_ids uuid[] not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  foreign key (company_id, department_id) references department (company_id, id)
);
create unique index leave_policy_name_key on leave_policy (company_id, lower(name)) where archived_at is null;
create index leave_policy_by_name on leave_policy (company_id, archived, sort_name, id);
create index leave_policy_by_any_name on leave_policy (company_id, sort_name, id);
select atrium_protect('leave_policy', 'select, insert, update');
select atrium_record('leavePolicy', 'leave_policy', 'lower(name)');

create table blocked_leave (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  name text not null,
  from_date date not null,
  to_date date not null,
  department_id uuid,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id),
  check (from_date <= to_date),
  foreign key (company_id, department_id) references department (company_id, id)
);
create index blocked_leave_by_date on blocked_leave (company_id, archived, from_date, id);
create index blocked_leave_by_any_date on blocked_leave (company_id, from_date, id);
select atrium_protect('blocked_leave', 'select, insert, update');
select atrium_record('blockedLeave', 'blocked_leave', 'lower(name)');

create table leave_request (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  type_id uuid not null,
  from_date date not null,
  to_date date not null,
  start_part text not null,
  end_part text not null,
  start_time text,
  end_time text,
  days numeric(6, 2) not null,
  unpaid_days numeric(6, 2) not null,
  reason text,
  document_file_id uuid,
  override_reason text,
  state text not null,
  submitted_at timestamptz not null,
  submitted_by uuid,
  decided_at timestamptz,
  version int not null default 1,
  -- Leave that is taken or reserved.
  live boolean not null generated always as (state in ('pending', 'approved', 'taken', 'cancelRequested')) stored,
  primary key (company_id, id),
  check (from_date <= to_date and to_date - from_date < 366),
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, type_id) references leave_type (company_id, id)
);
create index leave_request_of on leave_request (company_id, employee_id, from_date, id);
create index leave_request_by_from on leave_request (company_id, from_date, id);
create index leave_request_waiting on leave_request (company_id, state, from_date, id) where state in ('pending', 'cancelRequested');
select atrium_protect('leave_request', 'select, insert, update');

-- The dates of a request that count or lie in it.
create table leave_request_date (
  company_id uuid not null,
  request_id uuid not null,
  date date not null,
  employee_id uuid not null,
  fraction numeric(4, 2) not null,
  unpaid numeric(4, 2) not null,
  why text not null,
  part text not null,
  primary key (company_id, request_id, date),
  foreign key (company_id, request_id) references leave_request (company_id, id)
);
create index leave_request_date_of on leave_request_date (company_id, employee_id, date);
create index leave_request_date_on on leave_request_date (company_id, date);
select atrium_protect('leave_request_date');

create table leave_ledger (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  type_id uuid not null,
  kind text not null check (kind in
    ('grant', 'accrual', 'carryIn', 'carryExpiry', 'take', 'restore', 'encash', 'adjust')),
  days numeric(6, 2) not null,
  effective_on date not null,
  -- The last date on which a credit can be used.
  expires_on date,
  -- The credit that the row uses or refills; null for a credit, and for days below zero.
  lot_id uuid,
  request_id uuid,
  -- What the row is for; a second one for the same is refused.
  source_ref text not null,
  reason text,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  constraint leave_ledger_source unique (company_id, source_ref),
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, type_id) references leave_type (company_id, id),
  foreign key (company_id, request_id) references leave_request (company_id, id)
);
create index leave_ledger_of on leave_ledger (company_id, employee_id, type_id, id);
create index leave_ledger_expiring on leave_ledger (company_id, expires_on) where expires_on is not null;
select atrium_protect('leave_ledger', 'select, insert');
`,
);
