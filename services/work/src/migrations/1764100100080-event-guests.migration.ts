import { defineMigration } from '@atrium/platform';

/** Guests from outside, answers about one date, times that guests propose, and what was cancelled. */
export const eventGuestsMigration = defineMigration(
  '1764100100080-event-guests',
  `
alter table calendar_event add column guests_hidden boolean not null default false;

create table calendar_outside_guest (
  company_id uuid not null,
  event_id uuid not null,
  id uuid not null default uuidv7(),
  email text not null,
  answer text not null default 'none' check (answer in ('none', 'yes', 'no', 'maybe')),
  answered_at timestamptz,
  primary key (company_id, event_id, id),
  unique (company_id, event_id, email),
  foreign key (company_id, event_id) references calendar_event (company_id, id) on delete cascade
);
select atrium_protect('calendar_outside_guest', 'select, insert, update, delete');

-- An answer about one date of a series. It counts before the guest's answer about all dates.
create table calendar_guest_answer (
  company_id uuid not null,
  event_id uuid not null,
  -- An account, or a guest from outside.
  guest_id uuid not null,
  recurrence_id text not null,
  answer text not null check (answer in ('none', 'yes', 'no', 'maybe')),
  answered_at timestamptz,
  primary key (company_id, event_id, guest_id, recurrence_id),
  foreign key (company_id, event_id) references calendar_event (company_id, id) on delete cascade
);
select atrium_protect('calendar_guest_answer', 'select, insert, update, delete');

-- Another time for one date, in the words of its event.
create table calendar_time_proposal (
  company_id uuid not null,
  event_id uuid not null,
  id uuid not null default uuidv7(),
  guest_id uuid not null,
  recurrence_id text not null,
  starts text not null,
  ends text not null,
  note text,
  created_at timestamptz not null,
  primary key (company_id, event_id, id),
  unique (company_id, event_id, guest_id, recurrence_id),
  foreign key (company_id, event_id) references calendar_event (company_id, id) on delete cascade
);
select atrium_protect('calendar_time_proposal', 'select, insert, update, delete');

-- What mails still have to say of an event that is deleted.
create table calendar_cancelled_event (
  company_id uuid not null references company (id),
  event_id uuid not null,
  event jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, event_id)
);
create index calendar_cancelled_event_at on calendar_cancelled_event (company_id, created_at);
select atrium_protect('calendar_cancelled_event', 'select, insert, delete');
`,
);
