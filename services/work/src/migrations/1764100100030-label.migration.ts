import { defineMigration } from '@atrium/platform';

/** Labels are records with a colour; tasks refer to them, so that a label has one name everywhere. */
export const labelMigration = defineMigration(
  '1764100100030-label',
  `
create table label (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  colour text not null check (colour in ('1', '2', '3', '4', '5', '6', '7', '8')),
  tab text,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id)
);
create unique index label_name_key on label (company_id, sort_name);
create index label_by_name on label (company_id, archived, sort_name, id);
create index label_by_any_name on label (company_id, sort_name, id);

create table task_label (
  company_id uuid not null,
  task_id uuid not null,
  label_id uuid not null,
  primary key (company_id, task_id, label_id),
  foreign key (company_id, task_id) references task (company_id, id) on delete cascade,
  foreign key (company_id, label_id) references label (company_id, id)
);
create index task_label_of on task_label (company_id, label_id, task_id);

alter table task no force row level security;
insert into label (company_id, name, colour)
select distinct on (t.company_id, lower(given.name)) t.company_id, given.name,
  (1 + mod(abs(hashtext(lower(given.name))::bigint), 8))::text
from task t cross join lateral unnest(t.labels) given (name);
insert into task_label (company_id, task_id, label_id)
select distinct t.company_id, t.id, l.id
from task t cross join lateral unnest(t.labels) given (name)
join label l on l.company_id = t.company_id and l.sort_name = lower(given.name);
alter table task force row level security;
alter table task drop column labels;

select atrium_protect('label', 'select, insert, update');
select atrium_record('label', 'label', $$lower(name)$$);
select atrium_protect('task_label', 'select, insert, delete');
`,
);
