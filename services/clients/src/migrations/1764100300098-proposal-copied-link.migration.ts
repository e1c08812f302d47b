import { defineMigration } from '@atrium/platform';

/** Links to proposals that staff pass on in another way than by mail. */
export const proposalCopiedLinkMigration = defineMigration(
  '1764100300098-proposal-copied-link',
  `
create table proposal_copied_link (
  company_id uuid not null,
  token_hash text not null,
  proposal_id uuid not null,
  contact_id uuid not null,
  primary key (company_id, token_hash),
  foreign key (company_id, proposal_id, contact_id)
    references proposal_link (company_id, proposal_id, contact_id) on update cascade
);
create index proposal_copied_link_of on proposal_copied_link (company_id, proposal_id, contact_id);
select atrium_protect('proposal_copied_link', 'select, insert, delete');
`,
);
