import { defineMigration } from '@atrium/platform';

/** What people should know and nobody decides, and which of it each reader has ended or put off. */
export const noticeMigration = defineMigration(
  '1763706000021-notice',
  `
create table notice (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  -- The owner's name for it: writing it again changes it.
  key text not null,
  -- Words of the portal, to be translated for each reader.
  text jsonb not null,
  -- After this date nobody is shown it any more.
  ends_on date not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version int not null default 1,
  primary key (company_id, id),
  constraint notice_key unique (company_id, kind, key)
);
create index notice_by_end on notice (company_id, ends_on);
select atrium_protect('notice');

create table notice_answer (
  company_id uuid not null,
  user_id uuid not null,
  notice_id uuid not null,
  -- Of the notice, as the person saw it.
  version int not null,
  -- Null: it is done.
  snoozed_until timestamptz,
  answered_at timestamptz not null,
  primary key (company_id, user_id, notice_id),
  foreign key (company_id, notice_id) references notice (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index notice_answer_of on notice_answer (company_id, notice_id);
select atrium_protect('notice_answer');
`,
);
