import { defineMigration } from '@atrium/platform';

/** The days that somebody should look at are few among all. */
export const attendanceReviewMigration = defineMigration(
  '1763800100002-attendance-review',
  `create index attendance_day_review on attendance_day (company_id, work_date) where needs_review;`,
);
