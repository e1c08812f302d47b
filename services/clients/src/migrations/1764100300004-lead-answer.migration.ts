import { defineMigration } from '@atrium/platform';

/** When a lead was answered for the first time. */
export const leadAnswerMigration = defineMigration(
  '1764100300004-lead-answer',
  `
alter table lead add column answered_at timestamptz;
-- Who got this far has been answered; when is no longer known better.
alter table lead no force row level security;
update lead set answered_at = stage_since where stage in ('qualified', 'proposal_sent', 'won');
alter table lead force row level security;
`,
);
