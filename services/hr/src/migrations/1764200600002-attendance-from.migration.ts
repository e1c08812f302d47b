import { defineMigration } from '@atrium/platform';

/**
 * From when attendance counts, where that is later than the joining date; and whether the joining date is a guess, since
 * the person joined by an invitation that did not say it.
 */
export const attendanceFromMigration = defineMigration(
  '1764200600002-attendance-from',
  `
alter table employee add column attendance_from date;
alter table employee add column joining_assumed boolean not null default false;
`,
);
