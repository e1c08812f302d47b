import { defineMigration } from '@atrium/platform';

/** Who was reminded of open attendance on which day, for their own days or as whoever decides. */
export const attendanceReminderMigration = defineMigration(
  '1765102000001-attendance-reminder',
  `
create table attendance_reminder (
  company_id uuid not null references company (id),
  user_id uuid not null,
  role text not null check (role in ('own', 'decides')),
  day date not null,
  at timestamptz not null,
  by_id uuid not null,
  -- Once a day.
  primary key (company_id, user_id, role, day),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
select atrium_protect('attendance_reminder', 'select, insert');
`,
);
