import { defineMigration } from '@atrium/platform';

export const employeeMigration = defineMigration(
  '1763700300001-employee',
  `
create table employee (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  code text not null check (code = upper(code)),
  first_name text not null,
  last_name text not null,
  work_email text not null check (work_email = lower(work_email)),
  phone text,
  designation text,
  department text,
  employment_type text not null check (employment_type in ('permanent', 'fixedTerm', 'intern', 'contractor')),
  joining_date date not null,
  timezone text not null,
  manager_id uuid,
  user_id uuid,
  -- The account of an invitation that waits; it becomes user_id when it is accepted.
  invited_user_id uuid,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  -- What lists sort and search by, never null, so that keyset paging is one index range.
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(first_name || ' ' || last_name)) stored,
  sort_department text not null generated always as (lower(coalesce(department, ''))) stored,
  search_text text not null generated always as
    (lower(first_name || ' ' || last_name || ' ' || work_email || ' ' || code)) stored,
  -- The number of a code that was counted up: 12 of E0012.
  code_number int generated always as
    (case when code ~ '^E[0-9]{4,9}$' then substring(code from 2)::int end) stored,
  primary key (company_id, id),
  constraint employee_code_key unique (company_id, code),
  constraint employee_work_email_key unique (company_id, work_email),
  constraint employee_user_id_key unique (company_id, user_id),
  foreign key (company_id, manager_id) references employee (company_id, id),
  foreign key (company_id, user_id) references user_account (company_id, id),
  foreign key (company_id, invited_user_id) references user_account (company_id, id)
    on delete set null (invited_user_id),
  check (manager_id <> id)
);
create index employee_by_name on employee (company_id, archived, sort_name, id);
create index employee_by_code on employee (company_id, archived, code, id);
create index employee_by_joining_date on employee (company_id, archived, joining_date, id);
create index employee_by_department on employee (company_id, archived, sort_department, id);
create index employee_by_manager on employee (company_id, manager_id) where manager_id is not null;
create index employee_by_invited_user on employee (company_id, invited_user_id) where invited_user_id is not null;
create index employee_by_code_number on employee (company_id, code_number);
select atrium_protect('employee', 'select, insert, update');
`,
);
