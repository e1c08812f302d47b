import { defineMigration } from '@atrium/platform';

/** Amounts were floating-point numbers that held whole minor units. They stay what they are, as whole numbers. */
export const wholeMoneyMigration = defineMigration(
  '1764300500002-whole-money',
  `
alter table lead alter column value type bigint using round(value);
comment on column lead.value is 'Paise: every lead is valued in INR.';

alter table form_submission alter column budget type bigint using round(budget);
comment on column form_submission.budget is 'Paise: web forms ask for INR.';

alter table project alter column budget type bigint using round(budget);
comment on column project.budget is 'Minor units of client.currency of its client.';

alter table milestone alter column amount type bigint using round(amount);
comment on column milestone.amount is 'Minor units of client.currency of the client of its project.';

alter table proposal
  alter column discount_amount type bigint using round(discount_amount),
  alter column total drop default,
  alter column total type bigint using round(total),
  alter column total set default 0;
comment on column proposal.discount_amount is 'Minor units of proposal.currency.';
comment on column proposal.total is 'Minor units of proposal.currency.';

alter table proposal_template alter column discount_amount type bigint using round(discount_amount);
comment on column proposal_template.discount_amount is
  'Minor units of the currency of each proposal that starts from it, as the prices of its items are.';
`,
);
