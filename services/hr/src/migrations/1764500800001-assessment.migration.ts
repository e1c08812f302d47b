import { defineMigration } from '@atrium/platform';

/** Assessments: a bank of questions, what is asked of whom, and what they answered. */
export const assessmentMigration = defineMigration(
  '1764500800001-assessment',
  `
create table assessment_question (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  text text not null,
  bank text not null,
  tags jsonb not null default '[]',
  kind text not null,
  points numeric(6, 2) not null,
  cost numeric(6, 2) not null,
  content jsonb not null,
  feedback text not null default '',
  edition int not null default 1,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  primary key (company_id, id)
);
create index assessment_question_by_created on assessment_question (company_id, archived, created_at, id);
create index assessment_question_by_any_created on assessment_question (company_id, created_at, id);
create index assessment_question_by_bank on assessment_question (company_id, bank, created_at, id);
create index assessment_question_by_kind on assessment_question (company_id, kind, created_at, id);
select atrium_protect('assessment_question', 'select, insert, update');
select atrium_record('assessmentQuestion', 'assessment_question', 'lower(text)');

-- What was asked, and what was right then; never changed.
create table assessment_question_edition (
  company_id uuid not null references company (id),
  question_id uuid not null,
  edition int not null,
  text text not null,
  points numeric(6, 2) not null,
  cost numeric(6, 2) not null,
  content jsonb not null,
  feedback text not null,
  primary key (company_id, question_id, edition),
  foreign key (company_id, question_id) references assessment_question (company_id, id)
);
select atrium_protect('assessment_question_edition', 'select, insert');

create table assessment (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  description text not null default '',
  question_ids jsonb not null,
  draws jsonb not null,
  limit_min int check (limit_min between 1 and 600),
  opens_at timestamptz,
  closes_at timestamptz,
  grace_sec int not null check (grace_sec between 0 and 120),
  attempts int not null check (attempts between 1 and 10),
  counted text not null check (counted in ('highest', 'first', 'last', 'average')),
  shuffle_questions boolean not null,
  shuffle_options boolean not null,
  pass_percent numeric(5, 2) check (pass_percent between 0 and 100),
  floor_at_zero boolean not null,
  reveal text not null check (reveal in ('nothing', 'score', 'marks', 'keys')),
  reveal_at text not null check (reveal_at in ('scored', 'closed')),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  -- Questions that were faulty, by id.
  corrections jsonb not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id)
);
create unique index assessment_name_key on assessment (company_id, lower(name));
create index assessment_by_created on assessment (company_id, created_at, id);
create index assessment_by_state on assessment (company_id, state, created_at, id);
select atrium_protect('assessment', 'select, insert, update');
select atrium_record('assessment', 'assessment', 'lower(name)');

create table assessment_invitation (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  assessment_id uuid not null,
  employee_id uuid not null,
  state text not null default 'invited' check (state in ('invited', 'open', 'marking', 'scored')),
  percent numeric(7, 2),
  passed boolean,
  used int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, assessment_id) references assessment (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create unique index assessment_invitation_key on assessment_invitation (company_id, assessment_id, employee_id);
create index assessment_invitation_by_created on assessment_invitation (company_id, created_at, id);
create index assessment_invitation_by_percent on assessment_invitation (company_id, percent, id);
create index assessment_invitation_by_employee on assessment_invitation (company_id, employee_id, created_at, id);
create index assessment_invitation_by_assessment on assessment_invitation (company_id, assessment_id, created_at, id);
create index assessment_invitation_by_state on assessment_invitation (company_id, state, created_at, id);
create index assessment_invitation_by_passed on assessment_invitation (company_id, passed, created_at, id);
select atrium_protect('assessment_invitation', 'select, insert, update');

create table assessment_attempt (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  invitation_id uuid not null,
  state text not null default 'open' check (state in ('open', 'marking', 'scored', 'voided')),
  seed text not null,
  -- The questions with their editions, in the order in which they are shown.
  pinned jsonb not null,
  started_at timestamptz not null,
  extra_min int not null default 0,
  deadline_at timestamptz,
  submitted_at timestamptz,
  submitted_by text check (submitted_by in ('person', 'clock')),
  -- By id of the question.
  marks jsonb,
  total numeric(9, 2),
  max numeric(9, 2),
  percent numeric(7, 2),
  passed boolean,
  reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, invitation_id) references assessment_invitation (company_id, id),
  check ((submitted_at is null) = (submitted_by is null)),
  check (state not in ('marking', 'scored') or submitted_at is not null),
  check ((state = 'voided') = (reason is not null))
);
create unique index assessment_attempt_open_key on assessment_attempt (company_id, invitation_id) where state = 'open';
create index assessment_attempt_by_started on assessment_attempt (company_id, started_at, id);
create index assessment_attempt_by_invitation on assessment_attempt (company_id, invitation_id, started_at, id);
create index assessment_attempt_by_state on assessment_attempt (company_id, state);
select atrium_protect('assessment_attempt', 'select, insert, update');

create table assessment_answer (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  attempt_id uuid not null,
  question_id uuid not null,
  value jsonb,
  flagged boolean not null default false,
  seq bigint not null,
  -- What a person gave, and why.
  given numeric(6, 2),
  rubric jsonb,
  note text,
  marked_by uuid,
  primary key (company_id, id),
  foreign key (company_id, attempt_id) references assessment_attempt (company_id, id),
  check ((given is null) = (marked_by is null))
);
create unique index assessment_answer_key on assessment_answer (company_id, attempt_id, question_id);
select atrium_protect('assessment_answer', 'select, insert, update');
`,
);
