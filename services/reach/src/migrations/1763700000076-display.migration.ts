import { defineMigration } from '@atrium/platform';

/** Moves the theme that people chose into the setting of how the portal looks. */
export const displayMigration = defineMigration(
  '1763700000076-display',
  `
-- Of all companies: the policy would show none of them.
alter table setting no force row level security;
update setting set key = 'portal.display', value = jsonb_build_object('theme', value) where key = 'portal.theme';
alter table setting force row level security;
`,
);
