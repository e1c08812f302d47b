import { defineMigration } from '@atrium/platform';

/** Versions of a proposal are read from their index. */
export const proposalRootMigration = defineMigration(
  '1764100300091-proposal-root',
  `
-- The first version of each. A column, since row-level security keeps an expression with coalesce from its index.
alter table proposal add column root_id uuid not null generated always as (coalesce(first_id, id)) stored;
drop index proposal_version_key;
create unique index proposal_version_key on proposal (company_id, root_id, version_no);
`,
);
