import { defineMigration } from '@atrium/platform';

/** Evaluations of people's work: what is asked, each round, who writes about whom, and what came of it. */
export const evaluationMigration = defineMigration(
  '1764500700001-evaluation',
  `
create table evaluation_template (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  scale jsonb not null,
  sections jsonb not null,
  labels jsonb not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived boolean not null generated always as (archived_at is not null) stored,
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id)
);
create unique index evaluation_template_name_key on evaluation_template (company_id, lower(name));
create index evaluation_template_by_name on evaluation_template (company_id, archived, sort_name, id);
create index evaluation_template_by_any_name on evaluation_template (company_id, sort_name, id);
select atrium_protect('evaluation_template', 'select, insert, update');
select atrium_record('evaluationTemplate', 'evaluation_template', 'lower(name)');

create table evaluation_cycle (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  state text not null default 'draft' check (state in
    ('draft', 'self', 'peer', 'lead', 'hr', 'calibration', 'published', 'closed', 'cancelled')),
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  template_id uuid not null,
  templates jsonb not null,
  weights jsonb not null,
  deadlines jsonb not null,
  joined_before date not null,
  anonymity int not null check (anonymity between 3 and 10),
  hr_reviewer_id uuid,
  -- The templates as they were at the launch, by id.
  frozen jsonb,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, template_id) references evaluation_template (company_id, id),
  foreign key (company_id, hr_reviewer_id) references employee (company_id, id),
  check (frozen is not null or state in ('draft', 'cancelled'))
);
create unique index evaluation_cycle_name_key on evaluation_cycle (company_id, lower(name));
create index evaluation_cycle_by_period on evaluation_cycle (company_id, period_from, id);
create index evaluation_cycle_by_state on evaluation_cycle (company_id, state, period_from, id);
create index evaluation_cycle_by_template on evaluation_cycle (company_id, template_id);
create index evaluation_cycle_by_hr_reviewer on evaluation_cycle (company_id, hr_reviewer_id);
select atrium_protect('evaluation_cycle', 'select, insert, update');
select atrium_record('evaluationCycle', 'evaluation_cycle', 'lower(name)');

create table evaluation_form (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  cycle_id uuid not null,
  subject_id uuid not null,
  reviewer_id uuid not null,
  kind text not null check (kind in ('self', 'peer', 'lead', 'hr')),
  state text not null default 'notStarted' check (state in
    ('notStarted', 'draft', 'submitted', 'returned', 'missing', 'void')),
  answers jsonb not null default '{}',
  due_on date,
  reason text,
  submitted_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, cycle_id) references evaluation_cycle (company_id, id),
  foreign key (company_id, subject_id) references employee (company_id, id),
  foreign key (company_id, reviewer_id) references employee (company_id, id),
  check ((kind = 'self') = (subject_id = reviewer_id))
);
create unique index evaluation_form_key on evaluation_form (company_id, cycle_id, subject_id, reviewer_id, kind);
create index evaluation_form_by_due on evaluation_form (company_id, due_on, id);
create index evaluation_form_by_subject on evaluation_form (company_id, subject_id, due_on, id);
create index evaluation_form_by_reviewer on evaluation_form (company_id, reviewer_id, due_on, id);
create index evaluation_form_by_kind on evaluation_form (company_id, kind, due_on, id);
create index evaluation_form_by_state on evaluation_form (company_id, state, due_on, id);
create index evaluation_form_by_cycle on evaluation_form (company_id, cycle_id, due_on, id);
select atrium_protect('evaluation_form', 'select, insert, update, delete');

create table evaluation_result (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  cycle_id uuid not null,
  subject_id uuid not null,
  template_id uuid not null,
  state text not null default 'running' check (state in ('running', 'published', 'void')),
  -- Exact, as fractions; null until calibration.
  stages jsonb,
  final text,
  calibrated numeric(7, 4),
  reason text,
  -- As they are shown.
  score numeric(5, 2),
  label text,
  published_at timestamptz,
  acknowledged_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, cycle_id) references evaluation_cycle (company_id, id),
  foreign key (company_id, subject_id) references employee (company_id, id),
  check ((state = 'published') = (published_at is not null)),
  check (calibrated is null or reason is not null)
);
create unique index evaluation_result_key on evaluation_result (company_id, cycle_id, subject_id);
create index evaluation_result_by_score on evaluation_result (company_id, score, id);
create index evaluation_result_by_subject on evaluation_result (company_id, subject_id, score, id);
create index evaluation_result_by_cycle on evaluation_result (company_id, cycle_id, score, id);
create index evaluation_result_by_state on evaluation_result (company_id, state, score, id);
select atrium_protect('evaluation_result', 'select, insert, update');
`,
);
