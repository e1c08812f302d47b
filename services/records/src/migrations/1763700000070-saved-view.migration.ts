import { defineMigration } from '@atrium/platform';

/** Saved views of lists, and the view with which each person's list opens. */
export const savedViewMigration = defineMigration(
  '1763700000070-saved-view',
  `
create table saved_view (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  list text not null,
  owner_id uuid not null,
  name text not null,
  shared boolean not null,
  search text not null,
  sort text not null,
  filters jsonb not null,
  columns jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  constraint saved_view_name_key unique (company_id, list, owner_id, name)
);
select atrium_protect('saved_view');

create table saved_view_default (
  company_id uuid not null,
  user_id uuid not null,
  list text not null,
  view_id uuid not null,
  primary key (company_id, user_id, list),
  foreign key (company_id, view_id) references saved_view (company_id, id) on delete cascade
);
create index saved_view_default_by_view on saved_view_default (company_id, view_id);
select atrium_protect('saved_view_default');
`,
);
