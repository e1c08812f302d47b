import { defineMigration } from '../define-migration.js';

/**
 * The version of an event's payload. The default is for gateways of the release before, which publish version 1 only.
 */
export const eventVersionMigration = defineMigration(
  '1763700000061-event-version',
  `
alter table outbox_event add column version int not null default 1;
`,
);
