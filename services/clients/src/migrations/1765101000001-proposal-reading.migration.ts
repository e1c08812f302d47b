import { defineMigration } from '@atrium/platform';

/** How long each part of a sent proposal was on the screen. */
export const proposalReadingMigration = defineMigration(
  '1765101000001-proposal-reading',
  `
-- Of all who got the version together: who read what is not kept.
create table proposal_reading (
  company_id uuid not null,
  proposal_id uuid not null,
  part text not null,
  seconds int not null check (seconds > 0),
  primary key (company_id, proposal_id, part),
  foreign key (company_id, proposal_id) references proposal (company_id, id)
);
select atrium_protect('proposal_reading', 'select, insert, update');
`,
);
