import { defineMigration } from '@atrium/platform';

/** What being late costs from a month on, and what was decided for each person's month. */
export const latenessMigration = defineMigration(
  '1763800300002-lateness',
  `
create table late_policy (
  company_id uuid not null references company (id),
  from_month date not null check (from_month = date_trunc('month', from_month)),
  lates_free int not null check (lates_free between 0 and 31),
  lates_per_half_day int not null check (lates_per_half_day between 0 and 31),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, from_month)
);
select atrium_protect('late_policy', 'select, insert, update');

create table late_decision (
  company_id uuid not null references company (id),
  employee_id uuid not null,
  month date not null check (month = date_trunc('month', month)),
  lates int not null,
  days numeric(4, 1) not null,
  outcome text not null check (outcome in ('confirmed', 'dismissed')),
  decided_at timestamptz not null default now(),
  decided_by uuid,
  primary key (company_id, employee_id, month),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create index late_decision_by_month on late_decision (company_id, month);
select atrium_protect('late_decision', 'select, insert');
`,
);
