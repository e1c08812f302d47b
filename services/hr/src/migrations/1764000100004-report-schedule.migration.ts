import { defineMigration } from '@atrium/platform';

/** Reports that come to their readers by mail. */
export const reportScheduleMigration = defineMigration(
  '1764000100004-report-schedule',
  `
create table report_schedule (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  report text not null check (report in ('headcount', 'attendance', 'overtime', 'leave')),
  grouped_by text not null check (grouped_by in ('month', 'department', 'person')),
  cadence text not null check (cadence in ('week', 'month')),
  -- The day on which it was last sent.
  sent_on date,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, user_id, report),
  foreign key (company_id, user_id) references user_account (company_id, id) on delete cascade
);
select atrium_protect('report_schedule');
`,
);
