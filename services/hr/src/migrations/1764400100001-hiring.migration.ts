import { defineMigration } from '@atrium/platform';

const KEPT = `
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,`;

/** Whom the company looks for, who applied, and what they are offered. Pay is a year's, in paise. */
export const hiringMigration = defineMigration(
  '1764400100001-hiring',
  `
create table requisition (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  title text not null,
  designation_id uuid,
  department_id uuid,
  seats int not null check (seats between 1 and 99),
  employment_type text not null,
  reason text not null check (reason in ('growth', 'replacement')),
  replaces_id uuid,
  budget_min bigint not null check (budget_min > 0),
  budget_max bigint not null check (budget_max >= budget_min),
  needed_by date not null,
  description text not null default '',
  state text not null default 'draft' check (state in
    ('draft', 'pending', 'approved', 'declined', 'withdrawn', 'filled', 'cancelled')),
  asked_by_id uuid not null,${KEPT}
  primary key (company_id, id),
  foreign key (company_id, designation_id) references designation (company_id, id),
  foreign key (company_id, department_id) references department (company_id, id),
  foreign key (company_id, replaces_id) references employee (company_id, id),
  foreign key (company_id, asked_by_id) references employee (company_id, id)
);
create index requisition_by_created on requisition (company_id, created_at, id);
create index requisition_by_needed on requisition (company_id, needed_by, id);
create index requisition_by_state on requisition (company_id, state, created_at, id);
create index requisition_by_asker on requisition (company_id, asked_by_id, created_at, id);
select atrium_protect('requisition', 'select, insert, update');
select atrium_record('requisition', 'requisition', 'lower(title)');

create table opening (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  requisition_id uuid not null,
  title text not null,
  designation_id uuid,
  department_id uuid,
  headcount int not null check (headcount between 1 and 99),
  owner_id uuid not null,
  stages jsonb not null,
  closes_on date,
  state text not null default 'hold' check (state in ('hold', 'open', 'closed', 'filled')),${KEPT}
  primary key (company_id, id),
  constraint opening_of_requisition unique (company_id, requisition_id),
  foreign key (company_id, requisition_id) references requisition (company_id, id),
  foreign key (company_id, designation_id) references designation (company_id, id),
  foreign key (company_id, department_id) references department (company_id, id),
  foreign key (company_id, owner_id) references employee (company_id, id)
);
create index opening_by_created on opening (company_id, created_at, id);
create index opening_by_state on opening (company_id, state, created_at, id);
create index opening_by_owner on opening (company_id, owner_id, created_at, id);
select atrium_protect('opening', 'select, insert, update');
select atrium_record('opening', 'opening', 'lower(title)');

create table candidate (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  name text not null,
  email text,
  phone text,${KEPT}
  sort_name text not null generated always as (lower(name)) stored,
  primary key (company_id, id),
  check (email is not null or phone is not null)
);
create unique index candidate_email_key on candidate (company_id, email) where email is not null;
create index candidate_by_name on candidate (company_id, sort_name, id);
create index candidate_by_phone on candidate (company_id, phone) where phone is not null;
select atrium_protect('candidate', 'select, insert, update');
select atrium_record('candidate', 'candidate', 'lower(name)');

create table application (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  opening_id uuid not null,
  state text not null default 'applied' check (state in ('applied', 'screened', 'assessment', 'interview',
    'selected', 'offer', 'joined', 'rejected', 'withdrawn')),
  -- The stage of the opening in which it is, or was before it ended.
  stage_id text not null,
  stage_since timestamptz not null default now(),
  source text not null,
  asked_pay bigint check (asked_pay >= 0),
  experience int check (experience between 0 and 50),
  notice_days int check (notice_days between 0 and 180),
  reject_reason text,
  reject_note text,${KEPT}
  open boolean not null generated always as (state not in ('joined', 'rejected', 'withdrawn')) stored,
  primary key (company_id, id),
  constraint application_key unique (company_id, candidate_id, opening_id),
  foreign key (company_id, candidate_id) references candidate (company_id, id),
  foreign key (company_id, opening_id) references opening (company_id, id)
);
create index application_by_created on application (company_id, created_at, id);
create index application_open on application (company_id, open, created_at, id);
create index application_by_experience on application (company_id, experience, id);
create index application_by_notice on application (company_id, notice_days, id);
create index application_by_state on application (company_id, state, created_at, id);
create index application_by_source on application (company_id, source, created_at, id);
create index application_of_opening on application (company_id, opening_id, stage_id, created_at, id);
select atrium_protect('application', 'select, insert, update');
select atrium_record('application', 'application');

create table offer (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  application_id uuid not null,
  opening_id uuid not null,
  number int not null,
  pay bigint not null check (pay > 0),
  joining_on date not null,
  expires_on date not null,
  probation_months int not null check (probation_months between 0 and 12),
  state text not null default 'draft' check (state in
    ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn', 'joined', 'missed')),
  sent_at timestamptz,
  decided_at timestamptz,
  note text,
  employee_id uuid,${KEPT}
  primary key (company_id, id),
  constraint offer_number_key unique (company_id, number),
  check ((state = 'joined') = (employee_id is not null)),
  foreign key (company_id, application_id) references application (company_id, id),
  foreign key (company_id, opening_id) references opening (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
-- Nobody has two offers of one opening that could both come true, and nothing else makes an employee of an offer.
create unique index offer_there_key on offer (company_id, application_id) where state in
  ('draft', 'sent', 'accepted', 'joined');
create unique index offer_employee_key on offer (company_id, employee_id) where employee_id is not null;
create index offer_by_created on offer (company_id, created_at, id);
create index offer_by_state on offer (company_id, state, created_at, id);
create index offer_of_application on offer (company_id, application_id, created_at, id);
create index offer_of_opening on offer (company_id, opening_id, state);
select atrium_protect('offer', 'select, insert, update');
select atrium_record('offer', 'offer');
`,
);
