import { defineMigration } from '@atrium/platform';

export const attendanceMigration = defineMigration(
  '1763700300002-attendance',
  `
create table attendance_day (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  work_date date not null,
  timezone text not null,
  state text not null check (state in ('in', 'break', 'out')),
  state_since timestamptz not null,
  open_until timestamptz not null,
  first_in_at timestamptz not null,
  last_out_at timestamptz,
  worked_ms int not null check (worked_ms >= 0),
  break_ms int not null check (break_ms >= 0),
  punch_count int not null check (punch_count > 0),
  needs_review boolean not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  unique (company_id, employee_id, work_date),
  foreign key (company_id, employee_id) references employee (company_id, id),
  check (worked_ms + break_ms <= 86400000)
);
create unique index attendance_day_one_open on attendance_day (company_id, employee_id) where state <> 'out';
create index attendance_day_by_date on attendance_day (company_id, work_date);
select atrium_protect('attendance_day', 'select, insert, update');

-- Append-only: attendance_day is what these rows come to.
create table punch (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  work_date date not null,
  seq int not null check (seq > 0),
  kind text not null check (kind in ('in', 'breakStart', 'breakEnd', 'out')),
  at timestamptz not null,
  source text not null check (source in ('web', 'import')),
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  unique (company_id, employee_id, work_date, seq),
  foreign key (company_id, employee_id, work_date) references attendance_day (company_id, employee_id, work_date)
);
select atrium_protect('punch', 'select, insert');
`,
);
