import { defineMigration } from '@atrium/platform';

/** What people ask HR to change about them. Of one detail, one change waits. */
export const detailChangeMigration = defineMigration(
  '1763900300002-detail-change',
  `
create table detail_change (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  topic text not null check (topic in ('legalName', 'phone', 'birthDate', 'gender', 'personalEmail', 'homeAddress',
    'permanentAddress', 'bank', 'pan', 'uan', 'esi')),
  old_value text,
  new_value text,
  -- Of bank and statutory details, both values.
  sealed text,
  reason text check (length(reason) <= 500),
  state text not null check (state in ('pending', 'approved', 'declined', 'withdrawn')),
  decided_at timestamptz,
  decided_by uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id),
  check ((sealed is not null) = (topic in ('bank', 'pan', 'uan', 'esi')))
);
create unique index detail_change_open on detail_change (company_id, employee_id, topic) where state = 'pending';
create index detail_change_person on detail_change (company_id, employee_id, created_at);
select atrium_protect('detail_change', 'select, insert, update');
`,
);
