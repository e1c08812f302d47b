import { defineMigration } from '@atrium/platform';

/** As whom, and until when, an admin looks at the portal in this session. */
export const seeAsMigration = defineMigration(
  '1763701000051-see-as',
  `
alter table session add column seen_user_id uuid;
alter table session add column seen_until timestamptz;
alter table session add constraint session_seen_whole check ((seen_user_id is null) = (seen_until is null));
alter table session add constraint session_seen_user foreign key (company_id, seen_user_id)
  references user_account (company_id, id) on delete cascade;
create index session_by_seen_user on session (company_id, seen_user_id) where seen_user_id is not null;
`,
);
