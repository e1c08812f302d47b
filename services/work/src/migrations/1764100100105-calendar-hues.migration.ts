import { defineMigration } from '@atrium/platform';

/** As many colours as there are sources, so that no two of them look alike. */
export const calendarHuesMigration = defineMigration(
  '1764100100105-calendar-hues',
  `
alter table calendar_event drop constraint calendar_event_colour_check;
alter table calendar_event add constraint calendar_event_colour_check check (colour between 1 and 9);
`,
);
