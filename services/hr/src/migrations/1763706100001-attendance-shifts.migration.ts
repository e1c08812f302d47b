import { defineMigration } from '@atrium/platform';

/**
 * A day keeps the shift that it began with, and how much of its work lies outside of it and in the night. Days from
 * before there were shifts keep their numbers.
 */
export const attendanceShiftsMigration = defineMigration(
  '1763706100001-attendance-shifts',
  `
alter table attendance_day
  add column shift jsonb,
  add column before_ms int not null default 0 check (before_ms >= 0),
  add column after_ms int not null default 0 check (after_ms >= 0),
  add column night_ms int not null default 0 check (night_ms >= 0),
  add column worked_min int not null default 0 check (worked_min between 0 and 1440),
  add check (before_ms + after_ms <= worked_ms and night_ms <= worked_ms);
alter table attendance_day no force row level security;
update attendance_day set worked_min = worked_ms / 60000;
alter table attendance_day force row level security;
`,
);
