import { defineMigration } from '@atrium/platform';

/** What of a claim component's yearly limit nobody claims is paid in March, with tax, where the company says so. */
export const claimRestMigration = defineMigration(
  '1765102000003-claim-rest',
  `
alter table claim_type add column pays_rest boolean not null default false;
alter table claim_type add constraint claim_type_rest check (not pays_rest or yearly_limit is not null);
`,
);
