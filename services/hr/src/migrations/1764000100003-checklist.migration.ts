import { defineMigration } from '@atrium/platform';

/** What is to be done when people join and leave, and how far it is for each of them. */
export const checklistMigration = defineMigration(
  '1764000100003-checklist',
  `
create table checklist_item (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  title text not null,
  checklist text not null check (checklist in ('onboarding', 'offboarding')),
  owner text not null check (owner in ('person', 'manager', 'hr', 'it', 'finance')),
  due_days int not null check (due_days between -60 and 90),
  proof boolean not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_title text not null generated always as (lower(title)) stored,
  primary key (company_id, id)
);
create unique index checklist_item_title_key on checklist_item (company_id, checklist, lower(title))
  where archived_at is null;
create index checklist_item_by_title on checklist_item (company_id, archived, sort_title, id);
create index checklist_item_by_any_title on checklist_item (company_id, sort_title, id);
create index checklist_item_by_days on checklist_item (company_id, archived, due_days, id);
create index checklist_item_by_any_days on checklist_item (company_id, due_days, id);
select atrium_protect('checklist_item', 'select, insert, update');
select atrium_record('checklistItem', 'checklist_item', 'lower(title)');

create table checklist_step (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  checklist text not null,
  title text not null,
  owner text not null,
  due_on date not null,
  proof boolean not null,
  done_at timestamptz,
  done_by uuid,
  note text,
  -- The checklist was stopped before it was done.
  dropped_at timestamptz,
  created_at timestamptz not null,
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index checklist_step_by_employee on checklist_step (company_id, employee_id, checklist, due_on, id);
create index checklist_step_open on checklist_step (company_id, employee_id) where done_at is null and dropped_at is null;
select atrium_protect('checklist_step', 'select, insert, update');
`,
);
