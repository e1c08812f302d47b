import { defineMigration } from '@atrium/platform';

/** How clients start. */
export const clientOnboardingMigration = defineMigration(
  '1764100300020-client-onboarding',
  `
create table client_onboarding (
  company_id uuid not null references company (id),
  id uuid not null default uuidv7(),
  client_id uuid not null,
  lead_id uuid,
  manager_id uuid not null,
  contact_ids uuid[] not null default '{}',
  kickoff_on date,
  -- In the company's time zone.
  kickoff_from text not null,
  kickoff_title text not null,
  step text not null check (step in ('started', 'details', 'services', 'team', 'portal_invited', 'kickoff', 'complete',
    'cancelled')),
  step_since timestamptz not null default now(),
  blocked_by text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, id),
  foreign key (company_id, client_id) references client (company_id, id),
  foreign key (company_id, lead_id) references lead (company_id, id),
  foreign key (company_id, manager_id) references user_account (company_id, id)
);
-- A lead starts once, and a client once at a time.
create unique index client_onboarding_lead_key on client_onboarding (company_id, lead_id)
  where lead_id is not null and step <> 'cancelled';
create unique index client_onboarding_client_key on client_onboarding (company_id, client_id)
  where step not in ('complete', 'cancelled');
create index client_onboarding_by_since on client_onboarding (company_id, step_since, id);
create index client_onboarding_by_created on client_onboarding (company_id, created_at, id);
create index client_onboarding_by_step on client_onboarding (company_id, step, step_since, id);
select atrium_protect('client_onboarding', 'select, insert, update');
select atrium_record('client_onboarding', 'client_onboarding');
`,
);
