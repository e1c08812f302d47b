import { defineMigration } from '@atrium/platform';

/** When an offer was accepted; `decided_at` is of its last step. Of who has joined before, the earlier moment is not known. */
export const offerAcceptedMigration = defineMigration(
  '1764700200003-offer-accepted',
  `
alter table offer add column accepted_at timestamptz;
alter table offer no force row level security;
update offer set accepted_at = decided_at where state in ('accepted', 'joined', 'missed');
alter table offer force row level security;
create index offer_by_accepted on offer (company_id, accepted_at) where accepted_at is not null;
`,
);
