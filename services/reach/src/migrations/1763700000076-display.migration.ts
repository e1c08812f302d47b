import { defineMigration } from '@atrium/platform';

/** The theme that people chose becomes a part of how they want the portal to look. */
export const displayMigration = defineMigration(
  '1763700000076-display',
  `
-- Of all companies: the policy would show none of them.
alter table setting no force row level security;
update setting set key = 'portal.display', value = jsonb_build_object('theme', value) where key = 'portal.theme';
alter table setting force row level security;
`,
);
