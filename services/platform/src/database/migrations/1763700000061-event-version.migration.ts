import { defineMigration } from '../define-migration.js';

/** Which shape an event's payload has. The default serves gateways from before, which publish the first of each. */
export const eventVersionMigration = defineMigration(
  '1763700000061-event-version',
  `
alter table outbox_event add column version int not null default 1;
`,
);
