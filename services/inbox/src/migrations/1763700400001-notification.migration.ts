import { defineMigration } from '@atrium/platform';

/** Notifications, one copy per person, and the presence of people. */
export const notificationMigration = defineMigration(
  '1763700400001-notification',
  `
create table notification (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  kind text not null,
  title text not null,
  text text,
  actor_id uuid,
  subject_id text,
  query text,
  dedupe_key text,
  -- Left out: it is mailed only.
  shown boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Until it has been mailed, or has turned out not to be.
  mail_due_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index notification_by_person on notification (company_id, user_id, id desc) where shown;
create index notification_unread on notification (company_id, user_id, id desc) where shown and read_at is null;
create index notification_to_mail on notification (company_id, mail_due_at) where mail_due_at is not null;
create index notification_told on notification (company_id, user_id, kind, dedupe_key, created_at)
  where dedupe_key is not null;
create index notification_old on notification (company_id, created_at);
select atrium_protect('notification');

create table presence (
  company_id uuid not null,
  user_id uuid not null,
  -- When a gateway last had a page of theirs open; when they last touched one.
  heard_at timestamptz not null,
  active_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
select atrium_protect('presence', 'select, insert, update');
`,
);
