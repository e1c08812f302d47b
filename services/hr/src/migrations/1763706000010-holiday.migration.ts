import { defineMigration } from '@atrium/platform';

/** Dates on which nobody works, or nobody of a department. */
export const holidayMigration = defineMigration(
  '1763706000010-holiday',
  `
create table holiday (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  date date not null,
  name text not null,
  kind text not null,
  department_id uuid,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id),
  foreign key (company_id, department_id) references department (company_id, id)
);
create unique index holiday_on_day on holiday (company_id, date, department_id) nulls not distinct where archived_at is null;
create index holiday_by_date on holiday (company_id, archived, date, id);
create index holiday_by_any_date on holiday (company_id, date, id);
create index holiday_by_department on holiday (company_id, department_id) where department_id is not null;
select atrium_protect('holiday', 'select, insert, update, delete');
select atrium_record('holiday', 'holiday', 'lower(name)');
`,
);
