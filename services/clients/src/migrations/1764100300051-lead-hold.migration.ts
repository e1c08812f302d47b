import { defineMigration } from '@atrium/platform';

/** Where a lead on hold goes back to; of those that are on hold already it is not known. */
export const leadHoldMigration = defineMigration(
  '1764100300051-lead-hold',
  `alter table lead add column held_from text;`,
);
