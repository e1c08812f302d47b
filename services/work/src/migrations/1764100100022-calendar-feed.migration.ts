import { defineMigration } from '@atrium/platform';

/** Secret links by which other programs read a person's calendar. */
export const calendarFeedMigration = defineMigration(
  '1764100100022-calendar-feed',
  `
create table calendar_feed (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  user_id uuid not null,
  name text not null,
  details text not null check (details in ('full', 'busy')),
  -- The link itself is stored nowhere.
  token_hash text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index calendar_feed_of on calendar_feed (company_id, user_id, id) where revoked_at is null;
select atrium_protect('calendar_feed', 'select, insert, update');
`,
);
