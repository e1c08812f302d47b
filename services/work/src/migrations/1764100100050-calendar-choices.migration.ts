import { defineMigration } from '@atrium/platform';

/** Events may have a colour of their own, and a link holds the calendars that its person chose. */
export const calendarChoicesMigration = defineMigration(
  '1764100100050-calendar-choices',
  `
alter table calendar_event add colour int check (colour between 1 and 6);
alter table calendar_feed add calendars text[] not null default '{own,team,company}';
alter table calendar_feed add constraint calendar_feed_calendars
  check (calendars <@ array['own', 'team', 'company'] and cardinality(calendars) > 0);
`,
);
