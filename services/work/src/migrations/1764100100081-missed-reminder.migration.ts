import { defineMigration } from '@atrium/platform';

/** Reminders that came too late to be sent are kept as missed. */
export const missedReminderMigration = defineMigration(
  '1764100100081-missed-reminder',
  `
alter table calendar_reminder_sent add column missed boolean not null default false;
create index calendar_reminder_missed on calendar_reminder_sent (company_id, user_id, sent_at) where missed;
`,
);
