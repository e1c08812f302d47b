import { defineMigration } from '@atrium/platform';

/** What people ask to be approved of the overtime of their days; what is approved stands with the day. */
export const overtimeMigration = defineMigration(
  '1763800100001-overtime',
  `
create table overtime_request (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  work_date date not null,
  minutes int not null check (minutes between 1 and 1440),
  reason text not null check (length(reason) between 3 and 500),
  state text not null check (state in ('pending', 'approved', 'declined', 'withdrawn', 'cancelled')),
  decided_at timestamptz,
  decided_by uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create unique index overtime_request_open on overtime_request (company_id, employee_id, work_date)
  where state in ('pending', 'approved');
select atrium_protect('overtime_request', 'select, insert, update');
`,
);
