import { defineMigration } from '@atrium/platform';

/** Events as series with what differs on single dates, their guests, their reminders, and rooms. */
export const calendarMigration = defineMigration(
  '1764100100020-calendar',
  `
create table calendar_room (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  capacity int check (capacity between 1 and 10000),
  place text,
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
create unique index calendar_room_name_key on calendar_room (company_id, sort_name) where archived_at is null;
create index calendar_room_by_name on calendar_room (company_id, archived, sort_name, id);
create index calendar_room_by_any_name on calendar_room (company_id, sort_name, id);
select atrium_protect('calendar_room', 'select, insert, update');
select atrium_record('calendar_room', 'calendar_room', $$lower(name)$$);

create table calendar_event (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  owner_kind text not null check (owner_kind in ('person', 'team', 'company')),
  -- The account or the team; null for the company.
  owner_id uuid,
  -- Names the event in files of other programs.
  uid text not null,
  title text not null,
  place text,
  link text,
  description text,
  category text,
  -- An IANA name; null for whole days.
  zone text,
  -- A local time of the zone, or a day.
  starts text not null,
  -- Exact minutes, or days.
  length int not null check (length >= 0),
  rule text,
  exdates text[] not null default '{}',
  rdates text[] not null default '{}',
  -- All dates of the series lie between; the end is null for an endless one.
  first_at timestamptz not null,
  last_at timestamptz,
  room_id uuid,
  visibility text not null check (visibility in ('normal', 'private')),
  busy boolean not null,
  state text not null check (state in ('tentative', 'confirmed')),
  organiser_id uuid not null,
  sequence int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, organiser_id) references user_account (company_id, id),
  foreign key (company_id, room_id) references calendar_room (company_id, id),
  check ((owner_kind = 'company') = (owner_id is null))
);
create unique index calendar_event_uid on calendar_event (company_id, owner_kind, owner_id, uid) nulls not distinct;
create index calendar_event_window on calendar_event (company_id, owner_kind, owner_id, first_at, last_at);
create index calendar_event_of_room on calendar_event (company_id, room_id, first_at, last_at) where room_id is not null;
select atrium_protect('calendar_event', 'select, insert, update, delete');

-- One date of a series that differs from it.
create table calendar_event_exception (
  company_id uuid not null,
  event_id uuid not null,
  recurrence_id text not null,
  cancelled boolean not null,
  starts text,
  length int,
  words jsonb,
  primary key (company_id, event_id, recurrence_id),
  foreign key (company_id, event_id) references calendar_event (company_id, id) on delete cascade
);
select atrium_protect('calendar_event_exception', 'select, insert, update, delete');

create table calendar_event_guest (
  company_id uuid not null,
  event_id uuid not null,
  user_id uuid not null,
  answer text not null default 'none' check (answer in ('none', 'yes', 'no', 'maybe')),
  answered_at timestamptz,
  primary key (company_id, event_id, user_id),
  foreign key (company_id, event_id) references calendar_event (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index calendar_event_guest_of on calendar_event_guest (company_id, user_id, event_id);
select atrium_protect('calendar_event_guest', 'select, insert, update, delete');

-- Each person has their own; minutes before the start.
create table calendar_event_reminder (
  company_id uuid not null,
  event_id uuid not null,
  user_id uuid not null,
  minutes int not null check (minutes between 0 and 40320),
  primary key (company_id, event_id, user_id, minutes),
  foreign key (company_id, event_id) references calendar_event (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references user_account (company_id, id)
);
select atrium_protect('calendar_event_reminder', 'select, insert, update, delete');
`,
);
