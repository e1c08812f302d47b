import { defineMigration } from '@atrium/platform';

/** Calendars have eleven colours. */
export const moreHuesMigration = defineMigration(
  '1764700100002-more-hues',
  `
alter table calendar_event drop constraint calendar_event_colour_check;
alter table calendar_event add constraint calendar_event_colour_check check (colour between 1 and 11);
`,
);
