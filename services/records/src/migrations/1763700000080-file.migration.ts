import { defineMigration } from '@atrium/platform';

/** A row for each file of a company. The bytes are in a folder or in an object store, each file under its key. */
export const fileMigration = defineMigration(
  '1763700000080-file',
  `
create table file (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  purpose text not null,
  name text not null,
  -- Announced first, then what is stored: the quota counts it from the beginning.
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size or state <> 'receiving'),
  state text not null default 'receiving' check (state in ('receiving', 'ready', 'attached', 'removed')),
  type text,
  -- Random; every byte of the file lies below it, so that all of them can be found again.
  folder text not null,
  -- Names of the parts below the folder, in order.
  parts text[] not null default '{}',
  -- Bytes by variant.
  variants jsonb not null default '{}',
  record_id uuid,
  created_by uuid not null,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  primary key (company_id, id),
  check ((state = 'attached') = (record_id is not null) or state = 'removed')
);
create index file_unattached on file (company_id, touched_at) where state <> 'attached';
select atrium_protect('file');
`,
);
