import { defineMigration } from '@atrium/platform';

/** What projects and milestones are worth, invoiced milestones and archived projects. */
export const projectMoneyMigration = defineMigration(
  '1764100300072-project-money',
  `
alter table project drop constraint project_state_check,
  add constraint project_state_check
    check (state in ('planned', 'active', 'on_hold', 'completed', 'archived', 'cancelled')),
  -- In paise.
  add column budget double precision check (budget > 0);
create index project_unarchived on project (company_id, sort_name, id) where state <> 'archived';

alter table milestone drop constraint milestone_state_check,
  add constraint milestone_state_check check (state in ('pending', 'in_progress', 'submitted', 'client_approved',
    'invoiced', 'changes_requested')),
  -- In paise.
  add column amount double precision check (amount > 0),
  add column invoice_number text;
`,
);
