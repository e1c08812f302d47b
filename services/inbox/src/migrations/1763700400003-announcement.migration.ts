import { defineMigration } from '@atrium/platform';

/** Announcements to everybody or to some roles, and who has confirmed reading them. */
export const announcementMigration = defineMigration(
  '1763700400003-announcement',
  `
create table announcement (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  title text not null,
  text text not null,
  -- Empty: everybody.
  roles text[] not null,
  pinned_until date,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  version int not null default 1,
  primary key (company_id, id),
  foreign key (company_id, created_by) references user_account (company_id, id)
);
create index announcement_newest on announcement (company_id, id desc) where archived_at is null;
select atrium_protect('announcement', 'select, insert, update');

create table announcement_read (
  company_id uuid not null,
  announcement_id uuid not null,
  user_id uuid not null,
  read_at timestamptz not null,
  primary key (company_id, announcement_id, user_id),
  foreign key (company_id, announcement_id) references announcement (company_id, id),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
select atrium_protect('announcement_read', 'select, insert');
`,
);
