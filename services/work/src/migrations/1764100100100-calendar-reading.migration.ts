import { defineMigration } from '@atrium/platform';

/** One calendar file of a company is read at a time. */
export const calendarReadingMigration = defineMigration(
  '1764100100100-calendar-reading',
  `
-- Null when it is not being read just now.
alter table calendar_import add column reading_since timestamptz;
`,
);
