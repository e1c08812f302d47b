import { defineMigration } from '@atrium/platform';

/**
 * What a person's job was, is and will be. The database writes an entry with each new employee and with each change of
 * a job that is not an entry itself, so that no way of editing can leave the history behind.
 */
export const jobChangeMigration = defineMigration(
  '1763900200001-job-change',
  `
create table job_change (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  effective_on date not null,
  reason text not null check (reason in ('joining', 'edit', 'promotion', 'transfer', 'confirmation', 'correction')),
  note text not null default '',
  -- The fields that it says something of; the columns of the others mean nothing.
  fields text[] not null,
  designation_id uuid,
  department_id uuid,
  manager_id uuid,
  employment_type text check (employment_type in ('permanent', 'fixedTerm', 'intern', 'contractor')),
  applied_at timestamptz,
  cancelled_at timestamptz,
  -- Why it could not begin on its day: the code of an error.
  failure text,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade,
  foreign key (company_id, designation_id) references designation (company_id, id),
  foreign key (company_id, department_id) references department (company_id, id),
  foreign key (company_id, manager_id) references employee (company_id, id)
);
create index job_change_by_employee on job_change (company_id, employee_id, effective_on, id);
create index job_change_due on job_change (company_id, effective_on) where applied_at is null and cancelled_at is null;
create index job_change_by_designation on job_change (company_id, designation_id) where designation_id is not null;
create index job_change_by_department on job_change (company_id, department_id) where department_id is not null;
create index job_change_by_manager on job_change (company_id, manager_id) where manager_id is not null;
select atrium_protect('job_change', 'select, insert, update');

alter table employee no force row level security;
alter table job_change no force row level security;
insert into job_change (company_id, employee_id, effective_on, reason, fields, designation_id, department_id, manager_id,
    employment_type, applied_at, created_at, created_by)
  select company_id, id, joining_date, 'joining', '{designation,department,manager,employmentType}', designation_id,
    department_id, manager_id, employment_type, created_at, created_at, created_by from employee;
alter table employee force row level security;
alter table job_change force row level security;

create function employee_keep_job() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $fn$
declare
  said text[] := '{designation,department,manager,employmentType}';
begin
  if tg_op = 'UPDATE' then
    if old.joining_date <> new.joining_date then
      update job_change set effective_on = new.joining_date
      where company_id = new.company_id and employee_id = new.id and reason = 'joining';
    end if;
    -- The entry that this change comes from was written or begun in this transaction.
    if exists (select from job_change c where c.company_id = new.company_id and c.employee_id = new.id
      and c.applied_at = now() and c.reason not in ('joining', 'edit')) then return null; end if;
    said := array_remove(array[
      case when old.designation_id is distinct from new.designation_id then 'designation' end,
      case when old.department_id is distinct from new.department_id then 'department' end,
      case when old.manager_id is distinct from new.manager_id then 'manager' end,
      case when old.employment_type <> new.employment_type then 'employmentType' end
    ], null);
    if said = '{}' then return null; end if;
  end if;
  insert into job_change (company_id, employee_id, effective_on, reason, fields, designation_id, department_id,
    manager_id, employment_type, applied_at, created_by)
  values (new.company_id, new.id,
    case tg_op when 'INSERT' then new.joining_date
      else greatest(new.joining_date, (now() at time zone new.timezone)::date) end,
    case tg_op when 'INSERT' then 'joining' else 'edit' end, said, new.designation_id, new.department_id,
    new.manager_id, new.employment_type, now(), case tg_op when 'INSERT' then new.created_by else new.updated_by end);
  return null;
end
$fn$;
create trigger employee_keep_job_at_first after insert on employee for each row execute function employee_keep_job();
create trigger employee_keep_job
  after update of designation_id, department_id, manager_id, employment_type, joining_date on employee
  for each row execute function employee_keep_job();
`,
);
