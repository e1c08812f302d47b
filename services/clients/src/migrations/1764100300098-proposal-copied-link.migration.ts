import { defineMigration } from '@atrium/platform';

/** Links to proposals that staff pass on in another way than by mail, and what is done by them. */
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
    references proposal_link (company_id, proposal_id, contact_id)
);
create index proposal_copied_link_of on proposal_copied_link (company_id, proposal_id, contact_id);
select atrium_protect('proposal_copied_link', 'select, insert, delete');

alter table proposal_event
  add column copied boolean not null default false,
  -- Who of the company did it, and their name at that time.
  add column user_id uuid,
  add column user_name text,
  add foreign key (company_id, user_id) references user_account (company_id, id);
alter table proposal_comment add column copied boolean not null default false;
`,
);
