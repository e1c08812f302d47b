import { defineMigration } from '@atrium/platform';

/** A notification's sentence and values, from which it can be translated; null for those of earlier releases. */
export const notificationWordsMigration = defineMigration(
  '1763700400004-notification-words',
  'alter table notification add column words jsonb;',
);
