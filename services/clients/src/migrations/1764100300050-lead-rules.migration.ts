import { defineMigration } from '@atrium/platform';

/** Who gets new leads, and why somebody got one. */
export const leadRulesMigration = defineMigration(
  '1764100300050-lead-rules',
  `
create table lead_rules (
  company_id uuid not null references company (id),
  -- In their order, the first that matches decides.
  rules jsonb not null,
  -- Rule -> who got its last lead in turn; whoever gives one holds the row.
  turns jsonb not null default '{}',
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  primary key (company_id),
  foreign key (company_id, updated_by) references user_account (company_id, id)
);
select atrium_protect('lead_rules', 'select, insert, update');
alter table lead add column given_rule text, add column given_how text;
`,
);
