import { defineMigration } from '@atrium/platform';

/** When each reminder is due next, and which were sent. */
export const calendarReminderMigration = defineMigration(
  '1764100100021-calendar-reminder',
  `
alter table calendar_event_reminder add column next_at timestamptz;
create index calendar_event_reminder_due on calendar_event_reminder (company_id, next_at) where next_at is not null;

-- A reminder of one date is sent once, whatever is changed afterwards.
create table calendar_reminder_sent (
  company_id uuid not null,
  event_id uuid not null,
  recurrence_id text not null,
  user_id uuid not null,
  minutes int not null,
  sent_at timestamptz not null,
  primary key (company_id, event_id, recurrence_id, user_id, minutes),
  foreign key (company_id, event_id) references calendar_event (company_id, id) on delete cascade
);
create index calendar_reminder_sent_at on calendar_reminder_sent (company_id, sent_at);
select atrium_protect('calendar_reminder_sent', 'select, insert, delete');
`,
);
