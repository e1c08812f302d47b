import { defineMigration } from '@atrium/platform';

/** What a company keeps about a person besides their job: readable by fewer people than the employee's record. */
export const personalDetailsMigration = defineMigration(
  '1763900300001-personal-details',
  `
create table employee_personal (
  company_id uuid not null references company (id),
  employee_id uuid not null,
  legal_name text check (length(legal_name) between 1 and 60),
  personal_email text,
  gender text check (gender in ('female', 'male', 'other', 'undisclosed')),
  home_address text,
  permanent_address text,
  emergency_contacts jsonb not null default '[]',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
select atrium_protect('employee_personal', 'select, insert, update');

create table employee_statutory (
  company_id uuid not null references company (id),
  employee_id uuid not null,
  -- All values as one text, so that not even which numbers somebody has can be read here.
  sealed text not null,
  shown_at timestamptz,
  shown_by uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
select atrium_protect('employee_statutory', 'select, insert, update');
`,
);
