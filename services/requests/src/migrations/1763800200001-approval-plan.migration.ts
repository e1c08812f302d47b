import { defineMigration } from '@atrium/platform';

/** The steps that a company sets for a kind of request. A running request keeps those that it was sent with. */
export const approvalPlanMigration = defineMigration(
  '1763800200001-approval-plan',
  `
create table approval_plan (
  company_id uuid not null,
  kind text not null,
  -- The highest holds for requests that are sent now; earlier ones stay.
  version int not null,
  steps jsonb not null,
  -- Working days after which the next one up may decide too.
  escalate_after int not null check (escalate_after between 1 and 30),
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (company_id, kind, version),
  foreign key (company_id, changed_by) references user_account (company_id, id)
);
select atrium_protect('approval_plan', 'select, insert');

alter table request
  add column plan_version int not null default 0,
  add column escalate_after int not null default 4;
`,
);
