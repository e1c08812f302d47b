import { defineMigration } from '@atrium/platform';

/** What is done for clients. */
export const projectMigration = defineMigration(
  '1764100300021-project',
  `
create table project_counter (
  company_id uuid not null references company (id),
  last int not null,
  primary key (company_id)
);
select atrium_protect('project_counter', 'select, insert, update');

create table project (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  client_id uuid not null,
  kind text not null,
  name text not null,
  code text not null,
  state text not null check (state in ('planned', 'active', 'on_hold', 'completed', 'cancelled')),
  manager_id uuid not null,
  member_ids uuid[] not null default '{}',
  start_on date not null,
  end_on date not null check (end_on >= start_on),
  budget_hours int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  sort_name text not null generated always as (lower(name)) stored,
  open boolean not null generated always as (state in ('planned', 'active', 'on_hold')) stored,
  primary key (company_id, id),
  foreign key (company_id, client_id) references client (company_id, id),
  foreign key (company_id, manager_id) references user_account (company_id, id)
);
create unique index project_code_key on project (company_id, code);
create index project_by_name on project (company_id, sort_name, id);
create index project_by_code on project (company_id, code, id);
create index project_by_start on project (company_id, start_on, id);
create index project_by_end on project (company_id, end_on, id);
create index project_open on project (company_id, sort_name, id) where open;
create index project_by_state on project (company_id, state, sort_name, id);
create index project_by_kind on project (company_id, kind, sort_name, id);
create index project_by_client on project (company_id, client_id, sort_name, id);
create index project_by_manager on project (company_id, manager_id, sort_name, id);
create index project_by_member on project using gin (member_ids);
select atrium_protect('project', 'select, insert, update');
select atrium_record('project', 'project', $$lower(name || ' ' || code)$$);

create table milestone (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  project_id uuid not null,
  title text not null,
  due_on date not null,
  criteria text,
  state text not null check (state in ('pending', 'in_progress', 'submitted', 'client_approved', 'changes_requested')),
  answer text,
  decided_at timestamptz,
  decided_by text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index milestone_by_due on milestone (company_id, due_on, id);
create index milestone_of_project on milestone (company_id, project_id, due_on, id);
create index milestone_by_state on milestone (company_id, state, due_on, id);
select atrium_protect('milestone', 'select, insert, update');
select atrium_record('milestone', 'milestone', $$lower(title)$$);
`,
);
