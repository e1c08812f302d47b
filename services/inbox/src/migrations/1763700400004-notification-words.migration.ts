import { defineMigration } from '@atrium/platform';

/** What the portal says in a notification, by sentence and values; null where an earlier release told it. */
export const notificationWordsMigration = defineMigration(
  '1763700400004-notification-words',
  'alter table notification add column words jsonb;',
);
