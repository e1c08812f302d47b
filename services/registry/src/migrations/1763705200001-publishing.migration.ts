import { defineMigration } from '@atrium/platform';

/** Which code runs in everybody's browser is written by the role that publishes, and by no other that runs. */
export const publishingMigration = defineMigration(
  '1763705200001-publishing',
  `
revoke insert, update on release, channel, channel_log from atrium_app;
grant select, insert on release, channel_log to atrium_publisher;
grant select, insert, update on channel to atrium_publisher;
`,
);
