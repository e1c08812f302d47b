import { defineMigration } from '@atrium/platform';

/** What a company and those who got a proposal write to each other about it. */
export const proposalCommentMigration = defineMigration(
  '1764100300097-proposal-comment',
  `
-- Nobody changes what was written, so neither side can say later that it read something else.
create table proposal_comment (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  -- Of the first version: one conversation for all versions.
  root_id uuid not null,
  side text not null check (side in ('company', 'client')),
  -- Null: written by a link.
  author_id uuid,
  -- As it was when the comment was written.
  author text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, root_id) references proposal (company_id, id),
  foreign key (company_id, author_id) references user_account (company_id, id)
);
create index proposal_comment_of on proposal_comment (company_id, root_id, id);
select atrium_protect('proposal_comment', 'select, insert');
`,
);
