import { defineMigration } from '@atrium/platform';

/** When the entries of a calendar file start, also those that are left out. */
export const calendarEntryStartMigration = defineMigration(
  '1765000500001-calendar-entry-start',
  `
-- A date, a moment, or the local time that the file has.
alter table calendar_import_entry add column starts text;
`,
);
