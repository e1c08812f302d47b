import { defineMigration } from '@atrium/platform';

/** Comments on records of any kind. */
export const commentMigration = defineMigration(
  '1763706300001-comment',
  `
create table record_comment (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  -- The record: its kind, as the audit trail names it, and its id.
  subject_kind text not null,
  subject_id uuid not null,
  author_id uuid not null,
  text jsonb not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, author_id) references user_account (company_id, id)
);
create index record_comment_newest on record_comment (company_id, subject_kind, subject_id, id desc);
create index record_comment_by_author on record_comment (company_id, author_id);
select atrium_protect('record_comment', 'select, insert, update, delete');
`,
);
