import { defineMigration } from '@atrium/platform';

/** Requests with their steps, whose decision they wait for, and who decides for whom. */
export const requestMigration = defineMigration(
  '1763706300001-request',
  `
create table request (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null,
  -- The record of the kind's owner.
  ref uuid not null,
  employee_id uuid not null,
  -- Their account, or their own id while they have none.
  requester_id uuid not null,
  person text not null,
  -- Words of the portal, to be translated for each reader.
  summary jsonb not null,
  type text,
  days numeric(6, 2),
  from_date date,
  to_date date,
  state text not null constraint request_state check (state in
    ('pending', 'approved', 'declined', 'withdrawn', 'cancelRequested', 'cancelled', 'taken')),
  step int not null,
  steps int not null,
  submitted_by uuid not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version int not null default 1,
  primary key (company_id, id),
  constraint request_of_record unique (company_id, kind, ref),
  foreign key (company_id, submitted_by) references user_account (company_id, id)
);
create index request_newest on request (company_id, created_at desc, id desc);
create index request_of_person on request (company_id, requester_id, created_at desc, id desc);
create index request_by_submitter on request (company_id, submitted_by, created_at desc, id desc);
create index request_open on request (company_id, id) where state in ('pending', 'cancelRequested');
select atrium_protect('request', 'select, insert, update');

create table request_step (
  company_id uuid not null,
  request_id uuid not null,
  step int not null,
  who text not null,
  approver_id uuid not null,
  -- The person whose stand-in the approver is.
  for_id uuid,
  state text not null constraint request_step_state check (state in
    ('waiting', 'pending', 'approved', 'declined', 'ended')),
  asked_at timestamptz,
  reminded_at timestamptz,
  escalated_at timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  -- What the decider saw.
  snapshot jsonb,
  primary key (company_id, request_id, step),
  foreign key (company_id, request_id) references request (company_id, id)
);
create index request_step_decided on request_step (company_id, decided_by, request_id) where decided_by is not null;
create index request_step_pending on request_step (company_id, request_id) where state = 'pending';
select atrium_protect('request_step');

-- The people who may decide the present step.
create table request_decider (
  company_id uuid not null,
  user_id uuid not null,
  request_id uuid not null,
  primary key (company_id, user_id, request_id),
  foreign key (company_id, request_id) references request (company_id, id),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index request_decider_of on request_decider (company_id, request_id);
select atrium_protect('request_decider', 'select, insert, delete');

create table request_delegation (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  delegate_id uuid not null,
  from_date date not null,
  to_date date not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  check (from_date <= to_date),
  check (user_id <> delegate_id),
  foreign key (company_id, user_id) references user_account (company_id, id),
  foreign key (company_id, delegate_id) references user_account (company_id, id)
);
create index request_delegation_of on request_delegation (company_id, user_id, from_date);
select atrium_protect('request_delegation', 'select, insert, delete');
`,
);
