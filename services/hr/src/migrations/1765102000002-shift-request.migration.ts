import { defineMigration } from '@atrium/platform';

/** Another shift that somebody asks for on their own days. */
export const shiftRequestMigration = defineMigration(
  '1765102000002-shift-request',
  `
create table shift_request (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  from_day date not null,
  to_day date not null,
  shift_id uuid not null,
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
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, shift_id) references shift (company_id, id),
  check (from_day <= to_day)
);
create index shift_request_pending on shift_request (company_id, employee_id) where state = 'pending';
select atrium_protect('shift_request', 'select, insert, update');
`,
);
