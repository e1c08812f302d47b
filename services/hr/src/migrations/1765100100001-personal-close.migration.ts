import { defineMigration } from '@atrium/platform';

/** Until when one of the invited takes an assessment, where that is another time than for the others. */
export const personalCloseMigration = defineMigration(
  '1765100100001-personal-close',
  `
alter table assessment_invitation add column personal_closes_at timestamptz;
create index assessment_invitation_by_personal_close
  on assessment_invitation (company_id, assessment_id, personal_closes_at) where personal_closes_at is not null;
`,
);
