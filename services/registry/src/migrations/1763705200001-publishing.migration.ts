import { defineMigration } from '@atrium/platform';

/** Only the publishing role may write which code runs in people's browsers. */
export const publishingMigration = defineMigration(
  '1763705200001-publishing',
  `
revoke insert, update on release, channel, channel_log from atrium_app;
grant select, insert on release, channel_log to atrium_publisher;
grant select, insert, update on channel to atrium_publisher;
`,
);
