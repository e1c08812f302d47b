import { defineMigration } from '@atrium/platform';

/** Interviews with applicants, who holds them, and what they say afterwards. */
export const interviewMigration = defineMigration(
  '1764700100001-interview',
  `
alter table opening add column kit jsonb not null default '[{"id": "skills", "name": null},
  {"id": "experience", "name": null}, {"id": "communication", "name": null}, {"id": "teamwork", "name": null}]';

create table interview (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  application_id uuid not null,
  starts_at timestamptz not null,
  minutes int not null check (minutes between 15 and 480),
  mode text not null check (mode in ('inPerson', 'video', 'phone')),
  place text not null default '',
  link text,
  state text not null default 'scheduled' check (state in ('scheduled', 'held', 'noShow', 'cancelled')),
  reason text,
  -- How often its invitation was changed.
  sequence int not null default 0,
  -- Who invites, for the mails.
  organiser_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  check (mode <> 'video' or link is not null),
  foreign key (company_id, application_id) references application (company_id, id)
);
create index interview_by_start on interview (company_id, starts_at, id);
create index interview_by_state on interview (company_id, state, starts_at, id);
create index interview_of_application on interview (company_id, application_id, starts_at, id);
select atrium_protect('interview', 'select, insert, update');
select atrium_record('interview', 'interview');

create table interview_panel (
  company_id uuid not null references company (id),
  interview_id uuid not null,
  employee_id uuid not null,
  -- The start of which they were reminded.
  reminded_of timestamptz,
  -- How often they were asked for their scorecard, and when last.
  asked int not null default 0,
  asked_at timestamptz,
  primary key (company_id, interview_id, employee_id),
  foreign key (company_id, interview_id) references interview (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create index interview_panel_of on interview_panel (company_id, employee_id, interview_id);
select atrium_protect('interview_panel', 'select, insert, update, delete');

create table scorecard (
  company_id uuid not null references company (id),
  interview_id uuid not null,
  employee_id uuid not null,
  -- Each criterion as it was called then, with 1 to 4 or null.
  scores jsonb not null,
  -- Of what was assessed: how much in all, and how many.
  total int not null check (total >= rated),
  rated int not null check (rated between 0 and 12),
  recommendation text not null check (recommendation in ('strongNo', 'no', 'yes', 'strongYes')),
  note text not null default '',
  given_at timestamptz not null,
  primary key (company_id, interview_id, employee_id),
  foreign key (company_id, interview_id) references interview (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
select atrium_protect('scorecard', 'select, insert, update');
`,
);
